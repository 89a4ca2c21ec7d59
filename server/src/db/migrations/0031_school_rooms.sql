CREATE TABLE "attendance_change" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"lesson_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"from_state" smallint,
	"to_state" smallint NOT NULL,
	"reason" text NOT NULL,
	"by_user_no" bigint NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "attendance_change_from_state_known" CHECK ("attendance_change"."from_state" in (1, 2, 3, 4)),
	CONSTRAINT "attendance_change_to_state_known" CHECK ("attendance_change"."to_state" in (1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "attendance_record" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"lesson_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"attendance_state" smallint NOT NULL,
	"way" smallint NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"by_user_no" bigint,
	"note" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"distance" integer,
	"accuracy" integer,
	CONSTRAINT "attendance_record_once" UNIQUE("lesson_id","user_no"),
	CONSTRAINT "attendance_record_attendance_state_known" CHECK ("attendance_record"."attendance_state" in (1, 2, 3, 4)),
	CONSTRAINT "attendance_record_way_known" CHECK ("attendance_record"."way" in (1, 2, 3, 4, 5)),
	CONSTRAINT "attendance_record_distance_counted" CHECK ("attendance_record"."distance" >= 0),
	CONSTRAINT "attendance_record_accuracy_counted" CHECK ("attendance_record"."accuracy" >= 0)
);
--> statement-breakpoint
CREATE TABLE "attendance_session" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"opened_by_user_no" bigint NOT NULL,
	"opened_at" timestamptz(3) NOT NULL,
	"late_at" timestamptz(3) NOT NULL,
	"closes_at" timestamptz(3) NOT NULL,
	"session_state" smallint DEFAULT 1 NOT NULL,
	"secret" "bytea" NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"radius" smallint,
	CONSTRAINT "attendance_session_once" UNIQUE("lesson_id"),
	CONSTRAINT "attendance_session_status_id_known" CHECK ("attendance_session"."status_id" in (0, 1)),
	CONSTRAINT "attendance_session_session_state_known" CHECK ("attendance_session"."session_state" in (1, 2)),
	CONSTRAINT "attendance_session_radius_within" CHECK ("attendance_session"."radius" between 30 and 2000),
	CONSTRAINT "attendance_session_place" CHECK (num_nonnulls("attendance_session"."latitude", "attendance_session"."longitude", "attendance_session"."radius") in (0, 3))
);
--> statement-breakpoint
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
CREATE TABLE "grade_apply" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"grade_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"submit_time" timestamptz(3) NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	CONSTRAINT "grade_apply_status_id_known" CHECK ("grade_apply"."status_id" in (0, 1)),
	CONSTRAINT "grade_apply_audit_status_known" CHECK ("grade_apply"."audit_status" in (0, 1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "grade_file" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"grade_id" bigint NOT NULL,
	"media_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	CONSTRAINT "grade_file_status_id_known" CHECK ("grade_file"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "grade_notice" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"grade_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"is_pinned" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "grade_notice_status_id_known" CHECK ("grade_notice"."status_id" in (0, 1)),
	CONSTRAINT "grade_notice_is_pinned_known" CHECK ("grade_notice"."is_pinned" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "leave_request" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"grade_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"leave_type" smallint NOT NULL,
	"begins_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"reason" text NOT NULL,
	"proofs" text[] DEFAULT '{}' NOT NULL,
	"leave_state" smallint DEFAULT 0 NOT NULL,
	"submit_time" timestamptz(3) NOT NULL,
	"cancelled_at" timestamptz(3),
	CONSTRAINT "leave_request_status_id_known" CHECK ("leave_request"."status_id" in (0, 1)),
	CONSTRAINT "leave_request_leave_type_known" CHECK ("leave_request"."leave_type" in (1, 2, 3, 4)),
	CONSTRAINT "leave_request_leave_state_known" CHECK ("leave_request"."leave_state" in (0, 1, 2, 3)),
	CONSTRAINT "leave_request_in_order" CHECK ("leave_request"."begins_at" < "leave_request"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "leave_step" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"leave_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"approver" smallint NOT NULL,
	"approver_user_no" bigint,
	"step_state" smallint DEFAULT 0 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"by_user_no" bigint,
	"submit_time" timestamptz(3) NOT NULL,
	"decided_at" timestamptz(3),
	CONSTRAINT "leave_step_once" UNIQUE("leave_id","seq"),
	CONSTRAINT "leave_step_seq_counted" CHECK ("leave_step"."seq" >= 0),
	CONSTRAINT "leave_step_approver_known" CHECK ("leave_step"."approver" in (1, 2)),
	CONSTRAINT "leave_step_step_state_known" CHECK ("leave_step"."step_state" in (0, 1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "live_apply" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"lecturer_user_no" bigint NOT NULL,
	"plan" text NOT NULL,
	"frequency" text NOT NULL,
	"audience" smallint NOT NULL,
	"experience" text DEFAULT '' NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	"submit_time" timestamptz(3) NOT NULL,
	CONSTRAINT "live_apply_lecturer_user_no_unique" UNIQUE("lecturer_user_no"),
	CONSTRAINT "live_apply_status_id_known" CHECK ("live_apply"."status_id" in (0, 1)),
	CONSTRAINT "live_apply_audience_known" CHECK ("live_apply"."audience" in (30, 100, 500, 2000, 10000)),
	CONSTRAINT "live_apply_audit_status_known" CHECK ("live_apply"."audit_status" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "live_channel" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"lecturer_user_no" bigint NOT NULL,
	"channel_name" text NOT NULL,
	"channel_logo" text DEFAULT '' NOT NULL,
	"resolution" smallint DEFAULT 720 NOT NULL,
	"is_record" smallint DEFAULT 1 NOT NULL,
	"is_chat" smallint DEFAULT 1 NOT NULL,
	"is_hands" smallint DEFAULT 1 NOT NULL,
	"max_seats" smallint DEFAULT 1 NOT NULL,
	"password_hash" text DEFAULT '' NOT NULL,
	"password_time" timestamptz(3),
	CONSTRAINT "live_channel_lecturer_user_no_unique" UNIQUE("lecturer_user_no"),
	CONSTRAINT "live_channel_status_id_known" CHECK ("live_channel"."status_id" in (0, 1)),
	CONSTRAINT "live_channel_resolution_known" CHECK ("live_channel"."resolution" in (480, 720, 1080)),
	CONSTRAINT "live_channel_is_record_known" CHECK ("live_channel"."is_record" in (0, 1)),
	CONSTRAINT "live_channel_is_chat_known" CHECK ("live_channel"."is_chat" in (0, 1)),
	CONSTRAINT "live_channel_is_hands_known" CHECK ("live_channel"."is_hands" in (0, 1)),
	CONSTRAINT "live_channel_max_seats_within" CHECK ("live_channel"."max_seats" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "scorm_package" (
	"media_id" bigint PRIMARY KEY NOT NULL,
	"scorm_version" smallint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "scorm_package_scorm_version_known" CHECK ("scorm_package"."scorm_version" in (1, 2))
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
CREATE TABLE "certificate_template" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"template_name" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"signer_name" text DEFAULT '' NOT NULL,
	"signer_title" text DEFAULT '' NOT NULL,
	"seal_img" text DEFAULT '' NOT NULL,
	"ground" smallint NOT NULL,
	"colour" smallint NOT NULL,
	"is_default" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "certificate_template_of_org" UNIQUE("org_no","id"),
	CONSTRAINT "certificate_template_status_id_known" CHECK ("certificate_template"."status_id" in (0, 1)),
	CONSTRAINT "certificate_template_ground_known" CHECK ("certificate_template"."ground" in (1, 2)),
	CONSTRAINT "certificate_template_colour_known" CHECK ("certificate_template"."colour" in (1, 2, 3, 4)),
	CONSTRAINT "certificate_template_is_default_known" CHECK ("certificate_template"."is_default" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "scorm_state" (
	"user_no" bigint NOT NULL,
	"period_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"item_key" text NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"suspend_data" text DEFAULT '' NOT NULL,
	"score" integer,
	"completion" text DEFAULT '' NOT NULL,
	"success" text DEFAULT '' NOT NULL,
	"is_done" smallint DEFAULT 0 NOT NULL,
	"cmi" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	CONSTRAINT "scorm_state_user_no_period_id_item_key_pk" PRIMARY KEY("user_no","period_id","item_key"),
	CONSTRAINT "scorm_state_is_done_known" CHECK ("scorm_state"."is_done" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "schedule_feed" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"token" text NOT NULL,
	"body_hash" text DEFAULT '' NOT NULL,
	"changed_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "schedule_feed_user_no_unique" UNIQUE("user_no"),
	CONSTRAINT "schedule_feed_token_unique" UNIQUE("token"),
	CONSTRAINT "schedule_feed_status_id_known" CHECK ("schedule_feed"."status_id" in (0, 1))
);
--> statement-breakpoint
ALTER TABLE "course_period_audit" DROP CONSTRAINT "course_period_audit_file_type_known";--> statement-breakpoint
ALTER TABLE "course" DROP CONSTRAINT "course_file_kinds_known";--> statement-breakpoint
ALTER TABLE "course_period" DROP CONSTRAINT "course_period_file_type_known";--> statement-breakpoint
ALTER TABLE "media_file" DROP CONSTRAINT "media_file_file_type_known";--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
ALTER TABLE "upload_session" DROP CONSTRAINT "upload_session_file_type_known";--> statement-breakpoint
ALTER TABLE "school_room" ADD COLUMN "import_id" bigint;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "credit" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "design" jsonb;--> statement-breakpoint
ALTER TABLE "course_auth" ADD COLUMN "template_id" bigint;--> statement-breakpoint
ALTER TABLE "offering_student" ADD COLUMN "import_id" bigint;--> statement-breakpoint
ALTER TABLE "attendance_change" ADD CONSTRAINT "attendance_change_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_record" ADD CONSTRAINT "attendance_record_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_record" ADD CONSTRAINT "attendance_record_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_session" ADD CONSTRAINT "attendance_session_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_session" ADD CONSTRAINT "attendance_session_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_session" ADD CONSTRAINT "attendance_session_opened_by_user_no_user_account_user_no_fk" FOREIGN KEY ("opened_by_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_apply" ADD CONSTRAINT "credit_apply_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_apply" ADD CONSTRAINT "credit_apply_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_apply" ADD CONSTRAINT "credit_apply_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_apply" ADD CONSTRAINT "credit_apply_for_offering" FOREIGN KEY ("org_no","offering_id") REFERENCES "public"."offering"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_apply_id_credit_apply_id_fk" FOREIGN KEY ("apply_id") REFERENCES "public"."credit_apply"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_log" ADD CONSTRAINT "credit_log_apply_id_credit_apply_id_fk" FOREIGN KEY ("apply_id") REFERENCES "public"."credit_apply"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_apply" ADD CONSTRAINT "grade_apply_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_apply" ADD CONSTRAINT "grade_apply_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_file" ADD CONSTRAINT "grade_file_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_file" ADD CONSTRAINT "grade_file_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_file" ADD CONSTRAINT "grade_file_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_notice" ADD CONSTRAINT "grade_notice_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_notice" ADD CONSTRAINT "grade_notice_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_request" ADD CONSTRAINT "leave_request_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_request" ADD CONSTRAINT "leave_request_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_request" ADD CONSTRAINT "leave_request_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_step" ADD CONSTRAINT "leave_step_leave_id_leave_request_id_fk" FOREIGN KEY ("leave_id") REFERENCES "public"."leave_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_step" ADD CONSTRAINT "leave_step_approver_user_no_user_account_user_no_fk" FOREIGN KEY ("approver_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_step" ADD CONSTRAINT "leave_step_by_user_no_user_account_user_no_fk" FOREIGN KEY ("by_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_apply" ADD CONSTRAINT "live_apply_lecturer_user_no_user_account_user_no_fk" FOREIGN KEY ("lecturer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_channel" ADD CONSTRAINT "live_channel_lecturer_user_no_user_account_user_no_fk" FOREIGN KEY ("lecturer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_package" ADD CONSTRAINT "scorm_package_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "certificate_template" ADD CONSTRAINT "certificate_template_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_state" ADD CONSTRAINT "scorm_state_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_state" ADD CONSTRAINT "scorm_state_of_period" FOREIGN KEY ("course_id","period_id") REFERENCES "public"."course_period"("course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_feed" ADD CONSTRAINT "schedule_feed_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_change_lesson_id_id_index" ON "attendance_change" USING btree ("lesson_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "attendance_change_user_no_index" ON "attendance_change" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "attendance_change_by_user_no_index" ON "attendance_change" USING btree ("by_user_no");--> statement-breakpoint
CREATE INDEX "attendance_record_user_no_id_index" ON "attendance_record" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "attendance_record_by_user_no_index" ON "attendance_record" USING btree ("by_user_no");--> statement-breakpoint
CREATE INDEX "attendance_session_closes_at_index" ON "attendance_session" USING btree ("closes_at") WHERE "attendance_session"."session_state" = 1;--> statement-breakpoint
CREATE INDEX "attendance_session_org_no_index" ON "attendance_session" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "attendance_session_opened_by_user_no_index" ON "attendance_session" USING btree ("opened_by_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_apply_once" ON "credit_apply" USING btree ("user_no","subject_id") WHERE "credit_apply"."apply_state" not in (5, 6);--> statement-breakpoint
CREATE INDEX "credit_apply_user_no_id_index" ON "credit_apply" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_apply_org_no_apply_state_submit_time_index" ON "credit_apply" USING btree ("org_no","apply_state","submit_time");--> statement-breakpoint
CREATE INDEX "credit_apply_course_id_apply_state_submit_time_index" ON "credit_apply" USING btree ("course_id","apply_state","submit_time");--> statement-breakpoint
CREATE INDEX "credit_apply_org_no_offering_id_apply_state_index" ON "credit_apply" USING btree ("org_no","offering_id","apply_state");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entry_once" ON "credit_entry" USING btree ("apply_id","cause");--> statement-breakpoint
CREATE INDEX "credit_entry_user_no_id_index" ON "credit_entry" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_entry_org_no_index" ON "credit_entry" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "credit_log_apply_id_id_index" ON "credit_log" USING btree ("apply_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "grade_apply_waiting" ON "grade_apply" USING btree ("grade_id","user_no") WHERE audit_status = 0;--> statement-breakpoint
CREATE INDEX "grade_apply_grade_id_audit_status_id_index" ON "grade_apply" USING btree ("grade_id","audit_status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "grade_apply_user_no_id_index" ON "grade_apply" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "grade_file_once" ON "grade_file" USING btree ("grade_id","media_id") WHERE "grade_file"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "grade_file_grade_id_id_index" ON "grade_file" USING btree ("grade_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "grade_file_media_id_index" ON "grade_file" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "grade_file_user_no_index" ON "grade_file" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "grade_notice_grade_id_is_pinned_id_index" ON "grade_notice" USING btree ("grade_id","is_pinned","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "grade_notice_user_no_index" ON "grade_notice" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "leave_request_user_no_id_index" ON "leave_request" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leave_request_standing" ON "leave_request" USING btree ("user_no","begins_at") WHERE "leave_request"."leave_state" in (0, 1);--> statement-breakpoint
CREATE INDEX "leave_request_org_no_index" ON "leave_request" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "leave_request_grade_id_index" ON "leave_request" USING btree ("grade_id");--> statement-breakpoint
CREATE INDEX "leave_request_proofs" ON "leave_request" USING gin ("proofs");--> statement-breakpoint
CREATE INDEX "leave_step_waiting" ON "leave_step" USING btree ("submit_time") WHERE "leave_step"."step_state" = 0;--> statement-breakpoint
CREATE INDEX "leave_step_approver_user_no_id_index" ON "leave_step" USING btree ("approver_user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leave_step_by_user_no_id_index" ON "leave_step" USING btree ("by_user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "live_apply_audit_status_submit_time_index" ON "live_apply" USING btree ("audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "score_change_entry_id_id_index" ON "score_change" USING btree ("entry_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "score_change_user_no_index" ON "score_change" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "score_entry_offering_id_part_id_index" ON "score_entry" USING btree ("offering_id","part_id");--> statement-breakpoint
CREATE INDEX "score_entry_user_no_offering_id_index" ON "score_entry" USING btree ("user_no","offering_id");--> statement-breakpoint
CREATE INDEX "score_sheet_org_no_offering_id_index" ON "score_sheet" USING btree ("org_no","offering_id");--> statement-breakpoint
CREATE INDEX "score_total_user_no_offering_id_index" ON "score_total" USING btree ("user_no","offering_id");--> statement-breakpoint
CREATE INDEX "transcript_user_no_id_index" ON "transcript" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "transcript_org_no_id_index" ON "transcript" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_template_name" ON "certificate_template" USING btree ("org_no","template_name");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_template_default" ON "certificate_template" USING btree ("org_no") WHERE is_default = 1;--> statement-breakpoint
CREATE INDEX "scorm_state_user_no_course_id_index" ON "scorm_state" USING btree ("user_no","course_id");--> statement-breakpoint
CREATE INDEX "scorm_state_course_id_period_id_index" ON "scorm_state" USING btree ("course_id","period_id");--> statement-breakpoint
ALTER TABLE "school_room" ADD CONSTRAINT "school_room_import_id_org_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."org_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_auth" ADD CONSTRAINT "course_auth_template_of_org" FOREIGN KEY ("org_no","template_id") REFERENCES "public"."certificate_template"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_student" ADD CONSTRAINT "offering_student_import_id_org_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."org_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grade_student_admins" ON "grade_student" USING btree ("user_no","grade_id") WHERE "grade_student"."is_admin" = 1 and "grade_student"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "school_room_import_id_index" ON "school_room" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "course_auth_org_no_template_id_index" ON "course_auth" USING btree ("org_no","template_id");--> statement-breakpoint
CREATE INDEX "lesson_org_no_day_index" ON "lesson" USING btree ("org_no","day");--> statement-breakpoint
CREATE INDEX "lesson_begins_at_index" ON "lesson" USING btree ("begins_at");--> statement-breakpoint
CREATE INDEX "offering_student_import_id_index" ON "offering_student" USING btree ("import_id");--> statement-breakpoint
ALTER TABLE "course_period_audit" ADD CONSTRAINT "course_period_audit_file_type_known" CHECK ("course_period_audit"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12));--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_file_kinds_known" CHECK ("course"."file_kinds" <@ array[4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]);--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_file_type_known" CHECK ("course_period"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12));--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_file_type_known" CHECK ("media_file"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12));--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('avatar', 'banner', 'credit', 'feedback', 'leaveProof', 'licence', 'logo', 'picture', 'proof', 'resumePicture', 'seal', 'work'));--> statement-breakpoint
ALTER TABLE "upload_session" ADD CONSTRAINT "upload_session_file_type_known" CHECK ("upload_session"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12));