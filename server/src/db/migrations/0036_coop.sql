CREATE TABLE "cooperation" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"enterprise_no" bigint NOT NULL,
	"is_from_enterprise" smallint DEFAULT 0 NOT NULL,
	"cooperation_state" smallint DEFAULT 0 NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"invite_user_no" bigint NOT NULL,
	"invited_at" timestamptz(3) NOT NULL,
	"answer_text" text DEFAULT '' NOT NULL,
	"answer_user_no" bigint,
	"answered_at" timestamptz(3),
	"end_reason" text DEFAULT '' NOT NULL,
	"end_user_no" bigint,
	"ended_at" timestamptz(3),
	CONSTRAINT "cooperation_sides" UNIQUE("id","org_no","enterprise_no"),
	CONSTRAINT "cooperation_status_id_known" CHECK ("cooperation"."status_id" in (0, 1)),
	CONSTRAINT "cooperation_is_from_enterprise_known" CHECK ("cooperation"."is_from_enterprise" in (0, 1)),
	CONSTRAINT "cooperation_cooperation_state_known" CHECK ("cooperation"."cooperation_state" in (0, 1, 2, 3, 4)),
	CONSTRAINT "cooperation_of_two" CHECK ("cooperation"."org_no" <> "cooperation"."enterprise_no")
);
--> statement-breakpoint
CREATE TABLE "nomination" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"cooperation_id" bigint NOT NULL,
	"org_no" bigint NOT NULL,
	"enterprise_no" bigint NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"student_name" text NOT NULL,
	"class_name" text DEFAULT '' NOT NULL,
	"sender_user_no" bigint NOT NULL,
	"words" text NOT NULL,
	"nomination_state" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"answered_at" timestamptz(3),
	"learner_text" text DEFAULT '' NOT NULL,
	"seen_at" timestamptz(3),
	"replied_at" timestamptz(3),
	"reply_text" text DEFAULT '' NOT NULL,
	"reply_user_no" bigint,
	CONSTRAINT "nomination_status_id_known" CHECK ("nomination"."status_id" in (0, 1)),
	CONSTRAINT "nomination_nomination_state_known" CHECK ("nomination"."nomination_state" in (0, 1, 2, 3, 4, 5, 6))
);
--> statement-breakpoint
CREATE TABLE "vacancy_release" (
	"vacancy_id" bigint PRIMARY KEY NOT NULL,
	"released_at" timestamptz(3) NOT NULL,
	"is_told" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "vacancy_release_is_told_known" CHECK ("vacancy_release"."is_told" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "vacancy_search" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"search_name" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"facets" text[] DEFAULT '{}' NOT NULL,
	"is_active" smallint DEFAULT 0 NOT NULL,
	"is_alert" smallint DEFAULT 1 NOT NULL,
	"has_news" smallint DEFAULT 0 NOT NULL,
	"seen_at" timestamptz(3) NOT NULL,
	"alerted_at" timestamptz(3),
	CONSTRAINT "vacancy_search_status_id_known" CHECK ("vacancy_search"."status_id" in (0, 1)),
	CONSTRAINT "vacancy_search_is_active_known" CHECK ("vacancy_search"."is_active" in (0, 1)),
	CONSTRAINT "vacancy_search_is_alert_known" CHECK ("vacancy_search"."is_alert" in (0, 1)),
	CONSTRAINT "vacancy_search_has_news_known" CHECK ("vacancy_search"."has_news" in (0, 1))
);
--> statement-breakpoint
ALTER TABLE "cooperation" ADD CONSTRAINT "cooperation_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cooperation" ADD CONSTRAINT "cooperation_enterprise_no_org_info_org_no_fk" FOREIGN KEY ("enterprise_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cooperation" ADD CONSTRAINT "cooperation_invite_user_no_user_account_user_no_fk" FOREIGN KEY ("invite_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nomination" ADD CONSTRAINT "nomination_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nomination" ADD CONSTRAINT "nomination_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nomination" ADD CONSTRAINT "nomination_sender_user_no_user_account_user_no_fk" FOREIGN KEY ("sender_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nomination" ADD CONSTRAINT "nomination_within" FOREIGN KEY ("cooperation_id","org_no","enterprise_no") REFERENCES "public"."cooperation"("id","org_no","enterprise_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_release" ADD CONSTRAINT "vacancy_release_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_search" ADD CONSTRAINT "vacancy_search_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cooperation_once" ON "cooperation" USING btree ("org_no","enterprise_no") WHERE "cooperation"."cooperation_state" in (0, 1);--> statement-breakpoint
CREATE INDEX "cooperation_of_org" ON "cooperation" USING btree ("org_no","cooperation_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cooperation_of_enterprise" ON "cooperation" USING btree ("enterprise_no","cooperation_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cooperation_invite_user_no_index" ON "cooperation" USING btree ("invite_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "nomination_once" ON "nomination" USING btree ("vacancy_id","user_no","org_no") WHERE "nomination"."nomination_state" <> 3;--> statement-breakpoint
CREATE INDEX "nomination_cooperation_id_org_no_enterprise_no_index" ON "nomination" USING btree ("cooperation_id","org_no","enterprise_no");--> statement-breakpoint
CREATE INDEX "nomination_of_org" ON "nomination" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "nomination_of_enterprise" ON "nomination" USING btree ("enterprise_no","id" DESC NULLS FIRST) WHERE "nomination"."nomination_state" in (1, 5, 6);--> statement-breakpoint
CREATE INDEX "nomination_of_learner" ON "nomination" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "nomination_vacancy_id_index" ON "nomination" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "nomination_sender_user_no_index" ON "nomination" USING btree ("sender_user_no");--> statement-breakpoint
CREATE INDEX "vacancy_release_released_at_index" ON "vacancy_release" USING btree ("released_at");--> statement-breakpoint
CREATE INDEX "vacancy_release_untold" ON "vacancy_release" USING btree ("vacancy_id") WHERE "vacancy_release"."is_told" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "vacancy_search_once" ON "vacancy_search" USING btree ("user_no","conditions");--> statement-breakpoint
CREATE INDEX "vacancy_search_facets" ON "vacancy_search" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "vacancy_search_news" ON "vacancy_search" USING btree ("id") WHERE "vacancy_search"."has_news" = 1 and "vacancy_search"."is_alert" = 1;