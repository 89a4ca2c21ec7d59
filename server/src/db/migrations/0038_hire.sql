CREATE TABLE "application_note" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"application_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"note_text" text NOT NULL,
	CONSTRAINT "application_note_status_id_known" CHECK ("application_note"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "application_step" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"application_id" bigint NOT NULL,
	"application_state" smallint NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"actor_user_no" bigint,
	CONSTRAINT "application_step_status_id_known" CHECK ("application_step"."status_id" in (0, 1)),
	CONSTRAINT "application_step_application_state_known" CHECK ("application_step"."application_state" in (0, 1, 2, 3, 4, 5, 6, 7, 8))
);
--> statement-breakpoint
CREATE TABLE "interview" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"application_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"invite_user_no" bigint NOT NULL,
	"interview_name" text NOT NULL,
	"interview_way" smallint NOT NULL,
	"place" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"interview_state" smallint DEFAULT 0 NOT NULL,
	"starts_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"answer_text" text DEFAULT '' NOT NULL,
	"answered_at" timestamptz(3),
	"reminded_at" timestamptz(3),
	"feedback" text DEFAULT '' NOT NULL,
	"feedback_at" timestamptz(3),
	CONSTRAINT "interview_status_id_known" CHECK ("interview"."status_id" in (0, 1)),
	CONSTRAINT "interview_interview_way_known" CHECK ("interview"."interview_way" in (1, 2, 3)),
	CONSTRAINT "interview_interview_state_known" CHECK ("interview"."interview_state" in (0, 1, 2, 3, 4, 5, 6)),
	CONSTRAINT "interview_in_order" CHECK ("interview"."starts_at" < "interview"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "interview_member" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"interview_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"skill" smallint,
	"talk" smallint,
	"fit" smallint,
	"interview_verdict" smallint DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"scored_at" timestamptz(3),
	CONSTRAINT "interview_member_status_id_known" CHECK ("interview_member"."status_id" in (0, 1)),
	CONSTRAINT "interview_member_skill_within" CHECK ("interview_member"."skill" between 1 and 5),
	CONSTRAINT "interview_member_talk_within" CHECK ("interview_member"."talk" between 1 and 5),
	CONSTRAINT "interview_member_fit_within" CHECK ("interview_member"."fit" between 1 and 5),
	CONSTRAINT "interview_member_interview_verdict_known" CHECK ("interview_member"."interview_verdict" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "interview_slot" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"interview_id" bigint NOT NULL,
	"starts_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	CONSTRAINT "interview_slot_status_id_known" CHECK ("interview_slot"."status_id" in (0, 1)),
	CONSTRAINT "interview_slot_in_order" CHECK ("interview_slot"."starts_at" < "interview_slot"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "talent_look" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"looker_user_no" bigint NOT NULL,
	"look_part" smallint NOT NULL,
	"look_day" text NOT NULL,
	"first_at" timestamptz(3) NOT NULL,
	"last_at" timestamptz(3) NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "talent_look_status_id_known" CHECK ("talent_look"."status_id" in (0, 1)),
	CONSTRAINT "talent_look_look_part_known" CHECK ("talent_look"."look_part" in (1, 2, 3, 4)),
	CONSTRAINT "talent_look_times_counted" CHECK ("talent_look"."times" >= 0)
);
--> statement-breakpoint
ALTER TABLE "vacancy_application" DROP CONSTRAINT "vacancy_application_application_state_known";--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD COLUMN "stage_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD COLUMN "decline_reason" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD COLUMN "application_source" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD COLUMN "portrait" jsonb;--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD COLUMN "revoked_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_application_id_vacancy_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vacancy_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_note" ADD CONSTRAINT "application_note_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_step" ADD CONSTRAINT "application_step_application_id_vacancy_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vacancy_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_application_id_vacancy_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vacancy_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview" ADD CONSTRAINT "interview_invite_user_no_user_account_user_no_fk" FOREIGN KEY ("invite_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_member" ADD CONSTRAINT "interview_member_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_member" ADD CONSTRAINT "interview_member_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_slot" ADD CONSTRAINT "interview_slot_interview_id_interview_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interview"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_look" ADD CONSTRAINT "talent_look_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_look" ADD CONSTRAINT "talent_look_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_look" ADD CONSTRAINT "talent_look_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_look" ADD CONSTRAINT "talent_look_looker_user_no_user_account_user_no_fk" FOREIGN KEY ("looker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_note_application_id_id_index" ON "application_note" USING btree ("application_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_note_user_no_index" ON "application_note" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "application_note_author_user_no_index" ON "application_note" USING btree ("author_user_no");--> statement-breakpoint
CREATE INDEX "application_step_application_id_id_index" ON "application_step" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "interview_application_id_id_index" ON "interview" USING btree ("application_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interview_of_org" ON "interview" USING btree ("org_no","starts_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interview_of_person" ON "interview" USING btree ("user_no","starts_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "interview_invite_user_no_index" ON "interview" USING btree ("invite_user_no");--> statement-breakpoint
CREATE INDEX "interview_to_remind" ON "interview" USING btree ("starts_at") WHERE "interview"."interview_state" = 1 and "interview"."reminded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "interview_member_once" ON "interview_member" USING btree ("interview_id","user_no");--> statement-breakpoint
CREATE INDEX "interview_member_user_no_index" ON "interview_member" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "interview_slot_interview_id_starts_at_index" ON "interview_slot" USING btree ("interview_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_look_once" ON "talent_look" USING btree ("user_no","vacancy_id","looker_user_no","look_part","look_day");--> statement-breakpoint
CREATE INDEX "talent_look_of" ON "talent_look" USING btree ("user_no","last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "talent_look_org_no_index" ON "talent_look" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "talent_look_vacancy_id_index" ON "talent_look" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "talent_look_looker_user_no_index" ON "talent_look" USING btree ("looker_user_no");--> statement-breakpoint
CREATE INDEX "vacancy_application_board" ON "vacancy_application" USING btree ("org_no","application_state","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacancy_application_tags" ON "vacancy_application" USING gin ("tags");--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD CONSTRAINT "vacancy_application_decline_reason_known" CHECK ("vacancy_application"."decline_reason" in (0, 1, 2, 3, 4, 5, 6, 7, 8));--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD CONSTRAINT "vacancy_application_application_source_known" CHECK ("vacancy_application"."application_source" in (1, 2, 3));--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD CONSTRAINT "vacancy_application_application_state_known" CHECK ("vacancy_application"."application_state" in (0, 1, 2, 3, 4, 5, 6, 7, 8));