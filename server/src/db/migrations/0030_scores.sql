CREATE TABLE "credit_apply" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"org_no" bigint NOT NULL,
	"course_id" bigint,
	"offering_id" bigint,
	"subject_id" bigint GENERATED ALWAYS AS (coalesce(course_id, offering_id)) STORED NOT NULL,
	"subject_name" text NOT NULL,
	"credit" smallint NOT NULL,
	"hours" integer NOT NULL,
	"evidence" text DEFAULT '' NOT NULL,
	"evidence_urls" text[] DEFAULT '{}' NOT NULL,
	"certificate_no" text DEFAULT '' NOT NULL,
	"apply_state" smallint DEFAULT 0 NOT NULL,
	"submit_time" timestamptz(3) NOT NULL,
	"lecturer_user_no" bigint,
	"lecturer_opinion" text DEFAULT '' NOT NULL,
	"lecturer_time" timestamptz(3),
	"audit_user_no" bigint,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_time" timestamptz(3),
	"revoke_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "credit_apply_status_id_known" CHECK ("credit_apply"."status_id" in (0, 1)),
	CONSTRAINT "credit_apply_credit_within" CHECK ("credit_apply"."credit" between 0 and 1000),
	CONSTRAINT "credit_apply_hours_counted" CHECK ("credit_apply"."hours" >= 0),
	CONSTRAINT "credit_apply_apply_state_known" CHECK ("credit_apply"."apply_state" in (0, 1, 2, 3, 4, 5, 6)),
	CONSTRAINT "credit_apply_for_something" CHECK (num_nonnulls("credit_apply"."course_id", "credit_apply"."offering_id") > 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entry" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"user_no" bigint NOT NULL,
	"org_no" bigint NOT NULL,
	"apply_id" bigint NOT NULL,
	"amount" smallint NOT NULL,
	"cause" smallint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor_user_no" bigint NOT NULL,
	CONSTRAINT "credit_entry_amount_within" CHECK ("credit_entry"."amount" between -1000 and 1000),
	CONSTRAINT "credit_entry_cause_known" CHECK ("credit_entry"."cause" in (1, 2)),
	CONSTRAINT "credit_entry_sign" CHECK (("credit_entry"."cause" = 1 and "credit_entry"."amount" >= 0) or ("credit_entry"."cause" = 2 and "credit_entry"."amount" <= 0))
);
--> statement-breakpoint
CREATE TABLE "credit_log" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"apply_id" bigint NOT NULL,
	"actor_user_no" bigint NOT NULL,
	"step" smallint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "credit_log_step_known" CHECK ("credit_log"."step" in (1, 2, 3, 4, 5, 6, 7, 8))
);
--> statement-breakpoint
CREATE TABLE "score_change" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"entry_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"actor_user_no" bigint NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "score_entry" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"offering_id" bigint NOT NULL,
	"part_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"score" smallint,
	"score_mark" smallint DEFAULT 0 NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	CONSTRAINT "score_entry_once" UNIQUE("part_id","user_no"),
	CONSTRAINT "score_entry_score_within" CHECK ("score_entry"."score" between 0 and 1000),
	CONSTRAINT "score_entry_score_mark_known" CHECK ("score_entry"."score_mark" in (0, 1, 2)),
	CONSTRAINT "score_entry_marked" CHECK ("score_entry"."score_mark" = 0 or "score_entry"."score" is null)
);
--> statement-breakpoint
CREATE TABLE "score_part" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"offering_id" bigint NOT NULL,
	"part_name" text NOT NULL,
	"weight" smallint NOT NULL,
	"sort" smallint NOT NULL,
	CONSTRAINT "score_part_name" UNIQUE("offering_id","part_name"),
	CONSTRAINT "score_part_of_offering" UNIQUE("offering_id","id"),
	CONSTRAINT "score_part_weight_within" CHECK ("score_part"."weight" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "score_sheet" (
	"offering_id" bigint PRIMARY KEY NOT NULL,
	"org_no" bigint NOT NULL,
	"release_state" smallint DEFAULT 0 NOT NULL,
	"released_at" timestamptz(3),
	"released_by" bigint,
	CONSTRAINT "score_sheet_release_state_known" CHECK ("score_sheet"."release_state" in (0, 1)),
	CONSTRAINT "score_sheet_released" CHECK (("score_sheet"."release_state" = 1) = ("score_sheet"."released_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "score_total" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"offering_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"total" smallint,
	"point" smallint,
	"is_passed" smallint NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	CONSTRAINT "score_total_once" UNIQUE("offering_id","user_no"),
	CONSTRAINT "score_total_total_within" CHECK ("score_total"."total" between 0 and 1000),
	CONSTRAINT "score_total_point_within" CHECK ("score_total"."point" between 0 and 500),
	CONSTRAINT "score_total_is_passed_known" CHECK ("score_total"."is_passed" in (0, 1)),
	CONSTRAINT "score_total_point" CHECK (("score_total"."total" is null) = ("score_total"."point" is null))
);
--> statement-breakpoint
CREATE TABLE "transcript" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"transcript_no" text NOT NULL,
	"user_no" bigint NOT NULL,
	"org_no" bigint NOT NULL,
	"holder_name" text NOT NULL,
	"snapshot" jsonb NOT NULL,
	"issued_at" timestamptz(3) NOT NULL,
	"superseded_at" timestamptz(3),
	"revoked_at" timestamptz(3),
	"revoke_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "transcript_number" UNIQUE("transcript_no")
);
--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
ALTER TABLE "credit_apply" ADD CONSTRAINT "credit_apply_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_apply" ADD CONSTRAINT "credit_apply_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_apply" ADD CONSTRAINT "credit_apply_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_apply" ADD CONSTRAINT "credit_apply_for_offering" FOREIGN KEY ("org_no","offering_id") REFERENCES "public"."offering"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_apply_id_credit_apply_id_fk" FOREIGN KEY ("apply_id") REFERENCES "public"."credit_apply"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_log" ADD CONSTRAINT "credit_log_apply_id_credit_apply_id_fk" FOREIGN KEY ("apply_id") REFERENCES "public"."credit_apply"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_change" ADD CONSTRAINT "score_change_entry_id_score_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."score_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_change" ADD CONSTRAINT "score_change_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_entry" ADD CONSTRAINT "score_entry_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_entry" ADD CONSTRAINT "score_entry_of_part" FOREIGN KEY ("offering_id","part_id") REFERENCES "public"."score_part"("offering_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_part" ADD CONSTRAINT "score_part_offering_id_score_sheet_offering_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."score_sheet"("offering_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_sheet" ADD CONSTRAINT "score_sheet_offering_id_offering_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."offering"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_sheet" ADD CONSTRAINT "score_sheet_of_offering" FOREIGN KEY ("org_no","offering_id") REFERENCES "public"."offering"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_total" ADD CONSTRAINT "score_total_offering_id_score_sheet_offering_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."score_sheet"("offering_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_total" ADD CONSTRAINT "score_total_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_apply_once" ON "credit_apply" USING btree ("user_no","subject_id") WHERE "credit_apply"."apply_state" not in (5, 6);--> statement-breakpoint
CREATE INDEX "credit_apply_user_no_id_index" ON "credit_apply" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_apply_org_no_apply_state_submit_time_index" ON "credit_apply" USING btree ("org_no","apply_state","submit_time");--> statement-breakpoint
CREATE INDEX "credit_apply_course_id_apply_state_submit_time_index" ON "credit_apply" USING btree ("course_id","apply_state","submit_time");--> statement-breakpoint
CREATE INDEX "credit_apply_org_no_offering_id_apply_state_index" ON "credit_apply" USING btree ("org_no","offering_id","apply_state");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entry_once" ON "credit_entry" USING btree ("apply_id","cause");--> statement-breakpoint
CREATE INDEX "credit_entry_user_no_id_index" ON "credit_entry" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_entry_org_no_index" ON "credit_entry" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "credit_log_apply_id_id_index" ON "credit_log" USING btree ("apply_id","id");--> statement-breakpoint
CREATE INDEX "score_change_entry_id_id_index" ON "score_change" USING btree ("entry_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "score_change_user_no_index" ON "score_change" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "score_entry_offering_id_part_id_index" ON "score_entry" USING btree ("offering_id","part_id");--> statement-breakpoint
CREATE INDEX "score_entry_user_no_offering_id_index" ON "score_entry" USING btree ("user_no","offering_id");--> statement-breakpoint
CREATE INDEX "score_sheet_org_no_offering_id_index" ON "score_sheet" USING btree ("org_no","offering_id");--> statement-breakpoint
CREATE INDEX "score_total_user_no_offering_id_index" ON "score_total" USING btree ("user_no","offering_id");--> statement-breakpoint
CREATE INDEX "transcript_user_no_id_index" ON "transcript" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transcript_org_no_id_index" ON "transcript" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('avatar', 'banner', 'credit', 'feedback', 'licence', 'logo', 'picture', 'proof', 'resumePicture', 'work'));