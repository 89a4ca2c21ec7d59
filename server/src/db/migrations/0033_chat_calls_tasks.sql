CREATE TABLE "call" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"conversation_id" bigint NOT NULL,
	"call_type" smallint NOT NULL,
	"call_state" smallint DEFAULT 1 NOT NULL,
	"caller_user_no" bigint NOT NULL,
	"began_at" timestamptz(3),
	"ended_at" timestamptz(3),
	"end_reason" smallint,
	CONSTRAINT "call_status_id_known" CHECK ("call"."status_id" in (0, 1)),
	CONSTRAINT "call_call_type_known" CHECK ("call"."call_type" in (1, 2)),
	CONSTRAINT "call_call_state_known" CHECK ("call"."call_state" in (1, 2, 3)),
	CONSTRAINT "call_end_reason_known" CHECK ("call"."end_reason" in (1, 2, 3, 4, 5, 6))
);
--> statement-breakpoint
CREATE TABLE "call_person" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"call_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"call_person_state" smallint NOT NULL,
	"tab_key" text DEFAULT '' NOT NULL,
	"rung_at" timestamptz(3) NOT NULL,
	"joined_at" timestamptz(3),
	"seen_at" timestamptz(3),
	"left_at" timestamptz(3),
	CONSTRAINT "call_person_once" UNIQUE("call_id","user_no"),
	CONSTRAINT "call_person_call_person_state_known" CHECK ("call_person"."call_person_state" in (1, 2, 3, 4, 5, 6, 7))
);
--> statement-breakpoint
CREATE TABLE "banned_word" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "banned_word_once" UNIQUE("word"),
	CONSTRAINT "banned_word_status_id_known" CHECK ("banned_word"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "chat_block" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"user_no" bigint NOT NULL,
	"blocked_user_no" bigint NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	CONSTRAINT "chat_block_once" UNIQUE("user_no","blocked_user_no")
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"counted" integer NOT NULL,
	"sender_user_no" bigint,
	"client_key" text,
	"message_type" smallint NOT NULL,
	"message_state" smallint DEFAULT 1 NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"body" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"file_id" bigint,
	"reply_to_seq" integer,
	"mentions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_at_all" smallint DEFAULT 0 NOT NULL,
	"is_forwarded" smallint DEFAULT 0 NOT NULL,
	"grams" text[] DEFAULT '{}' NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	CONSTRAINT "chat_message_seq" UNIQUE("conversation_id","seq"),
	CONSTRAINT "chat_message_once" UNIQUE("sender_user_no","client_key"),
	CONSTRAINT "chat_message_seq_counted" CHECK ("chat_message"."seq" >= 0),
	CONSTRAINT "chat_message_counted_counted" CHECK ("chat_message"."counted" >= 0),
	CONSTRAINT "chat_message_message_type_known" CHECK ("chat_message"."message_type" in (1, 2, 3, 4, 5, 6, 7, 8)),
	CONSTRAINT "chat_message_message_state_known" CHECK ("chat_message"."message_state" in (1, 2, 3, 4, 5)),
	CONSTRAINT "chat_message_reply_to_seq_counted" CHECK ("chat_message"."reply_to_seq" >= 0),
	CONSTRAINT "chat_message_is_at_all_known" CHECK ("chat_message"."is_at_all" in (0, 1)),
	CONSTRAINT "chat_message_is_forwarded_known" CHECK ("chat_message"."is_forwarded" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"message_id" bigint NOT NULL,
	"against_user_no" bigint NOT NULL,
	"reason" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"seq" integer NOT NULL,
	"window" jsonb NOT NULL,
	"report_state" smallint DEFAULT 1 NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"reply_user_no" bigint,
	"handle_time" timestamptz(3),
	CONSTRAINT "chat_report_once" UNIQUE("user_no","message_id"),
	CONSTRAINT "chat_report_status_id_known" CHECK ("chat_report"."status_id" in (0, 1)),
	CONSTRAINT "chat_report_reason_known" CHECK ("chat_report"."reason" in (1, 2, 3, 4, 9)),
	CONSTRAINT "chat_report_seq_counted" CHECK ("chat_report"."seq" >= 0),
	CONSTRAINT "chat_report_report_state_known" CHECK ("chat_report"."report_state" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "chat_setting" (
	"user_no" bigint PRIMARY KEY NOT NULL,
	"stranger_rule" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "chat_setting_stranger_rule_known" CHECK ("chat_setting"."stranger_rule" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"conversation_kind" smallint NOT NULL,
	"low_user_no" bigint,
	"high_user_no" bigint,
	"context" smallint DEFAULT 0 NOT NULL,
	"context_id" bigint,
	"conversation_state" smallint DEFAULT 1 NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"head_img_url" text DEFAULT '' NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"notice_time" timestamptz(3),
	"is_muted_all" smallint DEFAULT 0 NOT NULL,
	"count_members" integer DEFAULT 0 NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"counted_total" integer DEFAULT 0 NOT NULL,
	"last_time" timestamptz(3) NOT NULL,
	"group_key" text,
	"maker_user_no" bigint,
	CONSTRAINT "conversation_status_id_known" CHECK ("conversation"."status_id" in (0, 1)),
	CONSTRAINT "conversation_conversation_kind_known" CHECK ("conversation"."conversation_kind" in (1, 2)),
	CONSTRAINT "conversation_context_known" CHECK ("conversation"."context" in (0, 1, 2)),
	CONSTRAINT "conversation_conversation_state_known" CHECK ("conversation"."conversation_state" in (1, 2, 3)),
	CONSTRAINT "conversation_is_muted_all_known" CHECK ("conversation"."is_muted_all" in (0, 1)),
	CONSTRAINT "conversation_count_members_counted" CHECK ("conversation"."count_members" >= 0),
	CONSTRAINT "conversation_last_seq_counted" CHECK ("conversation"."last_seq" >= 0),
	CONSTRAINT "conversation_counted_total_counted" CHECK ("conversation"."counted_total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "conversation_member" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"conversation_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"chat_role" smallint DEFAULT 3 NOT NULL,
	"joined_at" timestamptz(3) NOT NULL,
	"floor_seq" integer DEFAULT 0 NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"counted_read" integer DEFAULT 0 NOT NULL,
	"own_read" integer DEFAULT 0 NOT NULL,
	"own_total" integer DEFAULT 0 NOT NULL,
	"read_at" timestamptz(3),
	"mention_seq" integer DEFAULT 0 NOT NULL,
	"hidden_seq" integer DEFAULT 0 NOT NULL,
	"is_pinned" smallint DEFAULT 0 NOT NULL,
	"is_quiet" smallint DEFAULT 0 NOT NULL,
	"muted_until" timestamptz(3),
	"draft" text DEFAULT '' NOT NULL,
	CONSTRAINT "conversation_member_once" UNIQUE("conversation_id","user_no"),
	CONSTRAINT "conversation_member_status_id_known" CHECK ("conversation_member"."status_id" in (0, 1)),
	CONSTRAINT "conversation_member_chat_role_known" CHECK ("conversation_member"."chat_role" in (1, 2, 3)),
	CONSTRAINT "conversation_member_floor_seq_counted" CHECK ("conversation_member"."floor_seq" >= 0),
	CONSTRAINT "conversation_member_read_seq_counted" CHECK ("conversation_member"."read_seq" >= 0),
	CONSTRAINT "conversation_member_counted_read_counted" CHECK ("conversation_member"."counted_read" >= 0),
	CONSTRAINT "conversation_member_own_read_counted" CHECK ("conversation_member"."own_read" >= 0),
	CONSTRAINT "conversation_member_own_total_counted" CHECK ("conversation_member"."own_total" >= 0),
	CONSTRAINT "conversation_member_mention_seq_counted" CHECK ("conversation_member"."mention_seq" >= 0),
	CONSTRAINT "conversation_member_hidden_seq_counted" CHECK ("conversation_member"."hidden_seq" >= 0),
	CONSTRAINT "conversation_member_is_pinned_known" CHECK ("conversation_member"."is_pinned" in (0, 1)),
	CONSTRAINT "conversation_member_is_quiet_known" CHECK ("conversation_member"."is_quiet" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "learn_reminder" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"user_no" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"sender_user_no" bigint NOT NULL,
	"reminded_on" date NOT NULL,
	"words" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "peer_appeal" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"task_id" bigint NOT NULL,
	"review_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"reason" text NOT NULL,
	"submit_time" timestamptz(3) NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	CONSTRAINT "peer_appeal_status_id_known" CHECK ("peer_appeal"."status_id" in (0, 1)),
	CONSTRAINT "peer_appeal_audit_status_known" CHECK ("peer_appeal"."audit_status" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "peer_review" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"task_id" bigint NOT NULL,
	"submission_id" bigint NOT NULL,
	"reviewer_user_no" bigint NOT NULL,
	"peer_state" smallint DEFAULT 1 NOT NULL,
	"rubric" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"points" integer,
	"content" text DEFAULT '' NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"submitted_at" timestamptz(3),
	"is_outlier" smallint DEFAULT 0 NOT NULL,
	"is_counted" smallint DEFAULT 1 NOT NULL,
	"replaced_at" timestamptz(3),
	"replaced_user_no" bigint,
	CONSTRAINT "peer_review_once" UNIQUE("submission_id","reviewer_user_no"),
	CONSTRAINT "peer_review_status_id_known" CHECK ("peer_review"."status_id" in (0, 1)),
	CONSTRAINT "peer_review_peer_state_known" CHECK ("peer_review"."peer_state" in (1, 2, 3)),
	CONSTRAINT "peer_review_points_counted" CHECK ("peer_review"."points" >= 0),
	CONSTRAINT "peer_review_is_outlier_known" CHECK ("peer_review"."is_outlier" in (0, 1)),
	CONSTRAINT "peer_review_is_counted_known" CHECK ("peer_review"."is_counted" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "task" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"task_kind" smallint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"org_no" bigint,
	"is_of_org" smallint DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"requirement" text DEFAULT '' NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"task_state" smallint DEFAULT 1 NOT NULL,
	"begins_at" timestamptz(3),
	"due_at" timestamptz(3),
	"total_points" integer DEFAULT 1000 NOT NULL,
	"pass_points" integer,
	"rubric" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"issued_at" timestamptz(3),
	"closed_at" timestamptz(3),
	"reminded_at" timestamptz(3),
	"peer_assigned_at" timestamptz(3),
	"peer_published_at" timestamptz(3),
	CONSTRAINT "task_status_id_known" CHECK ("task"."status_id" in (0, 1)),
	CONSTRAINT "task_task_kind_known" CHECK ("task"."task_kind" in (1, 2, 3)),
	CONSTRAINT "task_is_of_org_known" CHECK ("task"."is_of_org" in (0, 1)),
	CONSTRAINT "task_task_state_known" CHECK ("task"."task_state" in (1, 2, 3)),
	CONSTRAINT "task_total_points_counted" CHECK ("task"."total_points" >= 0),
	CONSTRAINT "task_pass_points_counted" CHECK ("task"."pass_points" >= 0),
	CONSTRAINT "task_revision_counted" CHECK ("task"."revision" >= 0),
	CONSTRAINT "task_times_in_order" CHECK ("task"."begins_at" < "task"."due_at"),
	CONSTRAINT "task_pass_within" CHECK ("task"."pass_points" <= "task"."total_points")
);
--> statement-breakpoint
CREATE TABLE "task_person" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"task_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"task_step" smallint DEFAULT 1 NOT NULL,
	"draft_content" text DEFAULT '' NOT NULL,
	"draft_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"draft_at" timestamptz(3),
	"submission_id" bigint,
	"submitted_at" timestamptz(3),
	"late_days" integer DEFAULT 0 NOT NULL,
	"rubric_points" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"teacher_points" integer,
	"peer_points" integer,
	"final_points" integer,
	"remark" text DEFAULT '' NOT NULL,
	"marked_at" timestamptz(3),
	"marker_user_no" bigint,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "task_person_once" UNIQUE("task_id","user_no"),
	CONSTRAINT "task_person_status_id_known" CHECK ("task_person"."status_id" in (0, 1)),
	CONSTRAINT "task_person_task_step_known" CHECK ("task_person"."task_step" in (1, 2, 3, 4)),
	CONSTRAINT "task_person_late_days_counted" CHECK ("task_person"."late_days" >= 0),
	CONSTRAINT "task_person_teacher_points_counted" CHECK ("task_person"."teacher_points" >= 0),
	CONSTRAINT "task_person_peer_points_counted" CHECK ("task_person"."peer_points" >= 0),
	CONSTRAINT "task_person_final_points_counted" CHECK ("task_person"."final_points" >= 0),
	CONSTRAINT "task_person_revision_counted" CHECK ("task_person"."revision" >= 0)
);
--> statement-breakpoint
CREATE TABLE "task_submission" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"task_id" bigint NOT NULL,
	"person_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"version_no" integer NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"late_days" integer DEFAULT 0 NOT NULL,
	"client_key" text NOT NULL,
	"return_remark" text DEFAULT '' NOT NULL,
	"returned_at" timestamptz(3),
	"returned_user_no" bigint,
	CONSTRAINT "task_submission_version" UNIQUE("person_id","version_no"),
	CONSTRAINT "task_submission_once" UNIQUE("person_id","client_key"),
	CONSTRAINT "task_submission_version_no_within" CHECK ("task_submission"."version_no" between 1 and 1000),
	CONSTRAINT "task_submission_late_days_counted" CHECK ("task_submission"."late_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "task_target" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"task_id" bigint NOT NULL,
	"task_source" smallint NOT NULL,
	"grade_id" bigint,
	"offering_id" bigint,
	"course_id" bigint,
	"user_no" bigint,
	CONSTRAINT "task_target_task_source_known" CHECK ("task_target"."task_source" in (1, 2, 3, 4)),
	CONSTRAINT "task_target_one" CHECK (num_nonnulls("task_target"."grade_id", "task_target"."offering_id", "task_target"."course_id", "task_target"."user_no") = 1)
);
--> statement-breakpoint
ALTER TABLE "assessment_candidate" DROP CONSTRAINT "assessment_candidate_candidate_source_known";--> statement-breakpoint
ALTER TABLE "course_period_audit" DROP CONSTRAINT "course_period_audit_file_type_known";--> statement-breakpoint
ALTER TABLE "course" DROP CONSTRAINT "course_file_kinds_known";--> statement-breakpoint
ALTER TABLE "course_period" DROP CONSTRAINT "course_period_file_type_known";--> statement-breakpoint
ALTER TABLE "media_file" DROP CONSTRAINT "media_file_file_type_known";--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
ALTER TABLE "upload_session" DROP CONSTRAINT "upload_session_file_type_known";--> statement-breakpoint
ALTER TABLE "course_period_audit" ADD COLUMN "assessment_id" bigint;--> statement-breakpoint
ALTER TABLE "course_period" ADD COLUMN "assessment_id" bigint;--> statement-breakpoint
ALTER TABLE "call" ADD CONSTRAINT "call_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call" ADD CONSTRAINT "call_caller_user_no_user_account_user_no_fk" FOREIGN KEY ("caller_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_person" ADD CONSTRAINT "call_person_call_id_call_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_person" ADD CONSTRAINT "call_person_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_block" ADD CONSTRAINT "chat_block_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_block" ADD CONSTRAINT "chat_block_blocked_user_no_user_account_user_no_fk" FOREIGN KEY ("blocked_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_sender_user_no_user_account_user_no_fk" FOREIGN KEY ("sender_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_message"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_against_user_no_user_account_user_no_fk" FOREIGN KEY ("against_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_setting" ADD CONSTRAINT "chat_setting_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_low_user_no_user_account_user_no_fk" FOREIGN KEY ("low_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_high_user_no_user_account_user_no_fk" FOREIGN KEY ("high_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_maker_user_no_user_account_user_no_fk" FOREIGN KEY ("maker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_member" ADD CONSTRAINT "conversation_member_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_member" ADD CONSTRAINT "conversation_member_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learn_reminder" ADD CONSTRAINT "learn_reminder_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learn_reminder" ADD CONSTRAINT "learn_reminder_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learn_reminder" ADD CONSTRAINT "learn_reminder_sender_user_no_user_account_user_no_fk" FOREIGN KEY ("sender_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_appeal" ADD CONSTRAINT "peer_appeal_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_appeal" ADD CONSTRAINT "peer_appeal_review_id_peer_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."peer_review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_appeal" ADD CONSTRAINT "peer_appeal_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_review" ADD CONSTRAINT "peer_review_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_review" ADD CONSTRAINT "peer_review_submission_id_task_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."task_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "peer_review" ADD CONSTRAINT "peer_review_reviewer_user_no_user_account_user_no_fk" FOREIGN KEY ("reviewer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task" ADD CONSTRAINT "task_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_person" ADD CONSTRAINT "task_person_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_person" ADD CONSTRAINT "task_person_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_submission" ADD CONSTRAINT "task_submission_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_submission" ADD CONSTRAINT "task_submission_person_id_task_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."task_person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_submission" ADD CONSTRAINT "task_submission_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_target" ADD CONSTRAINT "task_target_task_id_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."task"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_target" ADD CONSTRAINT "task_target_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_target" ADD CONSTRAINT "task_target_offering_id_offering_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."offering"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_target" ADD CONSTRAINT "task_target_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_target" ADD CONSTRAINT "task_target_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_conversation_id_id_index" ON "call" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "call_caller_user_no_index" ON "call" USING btree ("caller_user_no");--> statement-breakpoint
CREATE INDEX "call_live" ON "call" USING btree ("id") WHERE "call"."call_state" <> 3;--> statement-breakpoint
CREATE UNIQUE INDEX "call_person_speaks" ON "call_person" USING btree ("user_no") WHERE "call_person"."call_person_state" = 2;--> statement-breakpoint
CREATE INDEX "call_person_user_no_call_person_state_index" ON "call_person" USING btree ("user_no","call_person_state");--> statement-breakpoint
CREATE INDEX "chat_block_blocked_user_no_index" ON "chat_block" USING btree ("blocked_user_no");--> statement-breakpoint
CREATE INDEX "chat_block_user_no_id_index" ON "chat_block" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "chat_message_conversation_id_sender_user_no_seq_index" ON "chat_message" USING btree ("conversation_id","sender_user_no","seq");--> statement-breakpoint
CREATE INDEX "chat_message_conversation_id_message_type_seq_index" ON "chat_message" USING btree ("conversation_id","message_type","seq");--> statement-breakpoint
CREATE INDEX "chat_message_file_id_index" ON "chat_message" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "chat_message_age" ON "chat_message" USING brin ("gmt_create");--> statement-breakpoint
CREATE INDEX "chat_message_grams" ON "chat_message" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "chat_report_report_state_id_index" ON "chat_report" USING btree ("report_state","id");--> statement-breakpoint
CREATE INDEX "chat_report_message_id_index" ON "chat_report" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "chat_report_against_user_no_index" ON "chat_report" USING btree ("against_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_pair" ON "conversation" USING btree ("low_user_no","high_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_context" ON "conversation" USING btree ("context","context_id") WHERE "conversation"."context_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_group_key" ON "conversation" USING btree ("maker_user_no","group_key");--> statement-breakpoint
CREATE INDEX "conversation_high_user_no_index" ON "conversation" USING btree ("high_user_no");--> statement-breakpoint
CREATE INDEX "conversation_conversation_state_last_time_index" ON "conversation" USING btree ("conversation_state","last_time");--> statement-breakpoint
CREATE INDEX "conversation_member_of" ON "conversation_member" USING btree ("user_no","is_pinned") WHERE "conversation_member"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "conversation_member_user_no_index" ON "conversation_member" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "conversation_member_read" ON "conversation_member" USING btree ("conversation_id","read_seq") WHERE "conversation_member"."status_id" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "learn_reminder_once" ON "learn_reminder" USING btree ("user_no","course_id","reminded_on");--> statement-breakpoint
CREATE INDEX "learn_reminder_course_id_index" ON "learn_reminder" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "learn_reminder_sender_user_no_index" ON "learn_reminder" USING btree ("sender_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "peer_appeal_waiting" ON "peer_appeal" USING btree ("review_id") WHERE audit_status = 0;--> statement-breakpoint
CREATE INDEX "peer_appeal_task_id_audit_status_id_index" ON "peer_appeal" USING btree ("task_id","audit_status","id");--> statement-breakpoint
CREATE INDEX "peer_appeal_user_no_id_index" ON "peer_appeal" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "peer_appeal_review_id_index" ON "peer_appeal" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "peer_review_task_id_peer_state_id_index" ON "peer_review" USING btree ("task_id","peer_state","id");--> statement-breakpoint
CREATE INDEX "peer_review_reviewer_user_no_peer_state_id_index" ON "peer_review" USING btree ("reviewer_user_no","peer_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "task_own" ON "task" USING btree ("author_user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "task_of_org" ON "task" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "task_due" ON "task" USING btree ("due_at") WHERE task_state = 2 and reminded_at is null;--> statement-breakpoint
CREATE INDEX "task_person_queue" ON "task_person" USING btree ("task_id","task_step","submitted_at","id");--> statement-breakpoint
CREATE INDEX "task_person_user_no_id_index" ON "task_person" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "task_submission_task_id_id_index" ON "task_submission" USING btree ("task_id","id");--> statement-breakpoint
CREATE INDEX "task_submission_user_no_id_index" ON "task_submission" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "task_target_task_id_id_index" ON "task_target" USING btree ("task_id","id");--> statement-breakpoint
CREATE INDEX "task_target_grade_id_task_id_index" ON "task_target" USING btree ("grade_id","task_id");--> statement-breakpoint
CREATE INDEX "task_target_offering_id_index" ON "task_target" USING btree ("offering_id");--> statement-breakpoint
CREATE INDEX "task_target_course_id_task_id_index" ON "task_target" USING btree ("course_id","task_id");--> statement-breakpoint
CREATE INDEX "task_target_user_no_index" ON "task_target" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "course_period_assessment" ON "course_period" USING btree ("assessment_id") WHERE assessment_id is not null;--> statement-breakpoint
ALTER TABLE "assessment_candidate" ADD CONSTRAINT "assessment_candidate_candidate_source_known" CHECK ("assessment_candidate"."candidate_source" in (1, 2, 3, 4, 5, 6, 7));--> statement-breakpoint
ALTER TABLE "course_period_audit" ADD CONSTRAINT "course_period_audit_file_type_known" CHECK ("course_period_audit"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12, 13));--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_file_kinds_known" CHECK ("course"."file_kinds" <@ array[4, 5, 6, 7, 8, 9, 10, 11, 12, 13]::smallint[]);--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_file_type_known" CHECK ("course_period"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12, 13));--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_file_type_known" CHECK ("media_file"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12, 13));--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('answer', 'avatar', 'banner', 'chatFile', 'chatPicture', 'chatVoice', 'credit', 'feedback', 'leaveProof', 'licence', 'logo', 'picture', 'proof', 'resumePicture', 'seal', 'task', 'work'));--> statement-breakpoint
ALTER TABLE "upload_session" ADD CONSTRAINT "upload_session_file_type_known" CHECK ("upload_session"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12, 13));