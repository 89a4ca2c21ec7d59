CREATE TABLE "lesson_exchange" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"other_lesson_id" bigint,
	"user_no" bigint NOT NULL,
	"to_user_no" bigint NOT NULL,
	"exchange_kind" smallint NOT NULL,
	"exchange_state" smallint DEFAULT 1 NOT NULL,
	"reason" text NOT NULL,
	"answer_opinion" text DEFAULT '' NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	CONSTRAINT "lesson_exchange_status_id_known" CHECK ("lesson_exchange"."status_id" in (0, 1)),
	CONSTRAINT "lesson_exchange_exchange_kind_known" CHECK ("lesson_exchange"."exchange_kind" in (1, 2)),
	CONSTRAINT "lesson_exchange_exchange_state_known" CHECK ("lesson_exchange"."exchange_state" in (1, 2, 3, 4, 5, 6)),
	CONSTRAINT "lesson_exchange_swaps" CHECK (("lesson_exchange"."exchange_kind" = 2) = ("lesson_exchange"."other_lesson_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "schedule_change" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"change_kind" smallint NOT NULL,
	"summary" text NOT NULL,
	"lesson_count" integer NOT NULL,
	"touched" integer NOT NULL,
	"before" jsonb NOT NULL,
	"undone_at" timestamptz(3),
	CONSTRAINT "schedule_change_status_id_known" CHECK ("schedule_change"."status_id" in (0, 1)),
	CONSTRAINT "schedule_change_change_kind_known" CHECK ("schedule_change"."change_kind" in (1, 2, 3)),
	CONSTRAINT "schedule_change_lesson_count_counted" CHECK ("schedule_change"."lesson_count" >= 0),
	CONSTRAINT "schedule_change_touched_counted" CHECK ("schedule_change"."touched" >= 0)
);
--> statement-breakpoint
ALTER TABLE "lesson_exchange" ADD CONSTRAINT "lesson_exchange_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_exchange" ADD CONSTRAINT "lesson_exchange_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_exchange" ADD CONSTRAINT "lesson_exchange_other_lesson_id_lesson_id_fk" FOREIGN KEY ("other_lesson_id") REFERENCES "public"."lesson"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_exchange" ADD CONSTRAINT "lesson_exchange_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_exchange" ADD CONSTRAINT "lesson_exchange_to_user_no_user_account_user_no_fk" FOREIGN KEY ("to_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_change" ADD CONSTRAINT "schedule_change_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_exchange_open" ON "lesson_exchange" USING btree ("lesson_id") WHERE "lesson_exchange"."exchange_state" in (1, 2);--> statement-breakpoint
CREATE INDEX "lesson_exchange_lesson_id_index" ON "lesson_exchange" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_exchange_other_lesson_id_index" ON "lesson_exchange" USING btree ("other_lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_exchange_user_no_id_index" ON "lesson_exchange" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lesson_exchange_to_user_no_id_index" ON "lesson_exchange" USING btree ("to_user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lesson_exchange_org_no_exchange_state_id_index" ON "lesson_exchange" USING btree ("org_no","exchange_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "schedule_change_org_no_id_index" ON "schedule_change" USING btree ("org_no","id" DESC NULLS FIRST);