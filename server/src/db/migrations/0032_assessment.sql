CREATE TABLE "assessment" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"assessment_kind" smallint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"org_no" bigint,
	"is_of_org" smallint DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"paper_id" bigint,
	"paper_version_id" bigint,
	"grade_id" bigint,
	"course_id" bigint,
	"subject_id" bigint,
	"paper_sort" smallint,
	"is_open" smallint DEFAULT 0 NOT NULL,
	"assessment_state" smallint DEFAULT 1 NOT NULL,
	"begins_at" timestamptz(3),
	"ends_at" timestamptz(3),
	"minutes" smallint,
	"attempts" smallint DEFAULT 1 NOT NULL,
	"pass_points" integer,
	"answer_show_time" timestamptz(3),
	"rules" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"published_at" timestamptz(3),
	"released_at" timestamptz(3),
	"released_user_no" bigint,
	"count_submit" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "assessment_status_id_known" CHECK ("assessment"."status_id" in (0, 1)),
	CONSTRAINT "assessment_assessment_kind_known" CHECK ("assessment"."assessment_kind" in (1, 2, 3, 4, 5)),
	CONSTRAINT "assessment_is_of_org_known" CHECK ("assessment"."is_of_org" in (0, 1)),
	CONSTRAINT "assessment_paper_sort_known" CHECK ("assessment"."paper_sort" in (1, 2, 3)),
	CONSTRAINT "assessment_is_open_known" CHECK ("assessment"."is_open" in (0, 1)),
	CONSTRAINT "assessment_assessment_state_known" CHECK ("assessment"."assessment_state" in (1, 2, 3)),
	CONSTRAINT "assessment_minutes_within" CHECK ("assessment"."minutes" between 1 and 1440),
	CONSTRAINT "assessment_attempts_within" CHECK ("assessment"."attempts" between 1 and 20),
	CONSTRAINT "assessment_pass_points_counted" CHECK ("assessment"."pass_points" >= 0),
	CONSTRAINT "assessment_revision_counted" CHECK ("assessment"."revision" >= 0),
	CONSTRAINT "assessment_count_submit_counted" CHECK ("assessment"."count_submit" >= 0),
	CONSTRAINT "assessment_times_in_order" CHECK ("assessment"."begins_at" < "assessment"."ends_at"),
	CONSTRAINT "assessment_has_paper" CHECK ("assessment"."assessment_state" = 1 or "assessment"."paper_version_id" is not null),
	CONSTRAINT "assessment_of_grade" CHECK (("assessment"."assessment_kind" = 5) = ("assessment"."grade_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "assessment_candidate" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"assessment_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"candidate_no" integer NOT NULL,
	"candidate_source" smallint NOT NULL,
	"extra_minutes" integer DEFAULT 0 NOT NULL,
	"extra_reason" text DEFAULT '' NOT NULL,
	"layout" jsonb,
	"rehearsed_at" timestamptz(3),
	"rehearsal" jsonb,
	"may_enter_late" smallint DEFAULT 0 NOT NULL,
	"more_attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "assessment_candidate_once" UNIQUE("assessment_id","user_no"),
	CONSTRAINT "assessment_candidate_number" UNIQUE("assessment_id","candidate_no"),
	CONSTRAINT "assessment_candidate_of" UNIQUE("assessment_id","id"),
	CONSTRAINT "assessment_candidate_status_id_known" CHECK ("assessment_candidate"."status_id" in (0, 1)),
	CONSTRAINT "assessment_candidate_candidate_no_counted" CHECK ("assessment_candidate"."candidate_no" >= 0),
	CONSTRAINT "assessment_candidate_candidate_source_known" CHECK ("assessment_candidate"."candidate_source" in (1, 2, 3, 4, 5, 6)),
	CONSTRAINT "assessment_candidate_extra_minutes_counted" CHECK ("assessment_candidate"."extra_minutes" >= 0),
	CONSTRAINT "assessment_candidate_may_enter_late_known" CHECK ("assessment_candidate"."may_enter_late" in (0, 1)),
	CONSTRAINT "assessment_candidate_more_attempts_counted" CHECK ("assessment_candidate"."more_attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "assessment_notice" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"assessment_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"to_user_no" bigint,
	"content" text NOT NULL,
	"item_id" bigint
);
--> statement-breakpoint
CREATE TABLE "assessment_staff" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"assessment_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"is_marker" smallint DEFAULT 1 NOT NULL,
	"is_invigilator" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "assessment_staff_once" UNIQUE("assessment_id","user_no"),
	CONSTRAINT "assessment_staff_is_marker_known" CHECK ("assessment_staff"."is_marker" in (0, 1)),
	CONSTRAINT "assessment_staff_is_invigilator_known" CHECK ("assessment_staff"."is_invigilator" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "answer_mark" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"answer_id" bigint NOT NULL,
	"round" smallint NOT NULL,
	"marker_user_no" bigint NOT NULL,
	"points" integer,
	"rubric" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"comments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"is_doubtful" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "answer_mark_round" UNIQUE("answer_id","round"),
	CONSTRAINT "answer_mark_once" UNIQUE("answer_id","marker_user_no"),
	CONSTRAINT "answer_mark_status_id_known" CHECK ("answer_mark"."status_id" in (0, 1)),
	CONSTRAINT "answer_mark_round_within" CHECK ("answer_mark"."round" between 1 and 3),
	CONSTRAINT "answer_mark_points_counted" CHECK ("answer_mark"."points" >= 0),
	CONSTRAINT "answer_mark_is_doubtful_known" CHECK ("answer_mark"."is_doubtful" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "exam_answer" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"sitting_id" bigint NOT NULL,
	"assessment_id" bigint NOT NULL,
	"slot" text NOT NULL,
	"question_id" bigint NOT NULL,
	"question_version_id" bigint NOT NULL,
	"question_type" smallint NOT NULL,
	"full_points" integer NOT NULL,
	"answer" jsonb,
	"is_unanswered" smallint NOT NULL,
	"count_change" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"auto_points" smallint,
	"points" smallint,
	"held_user_no" bigint,
	"held_until" timestamptz(3),
	CONSTRAINT "exam_answer_once" UNIQUE("sitting_id","slot"),
	CONSTRAINT "exam_answer_question_type_known" CHECK ("exam_answer"."question_type" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
	CONSTRAINT "exam_answer_full_points_counted" CHECK ("exam_answer"."full_points" >= 0),
	CONSTRAINT "exam_answer_is_unanswered_known" CHECK ("exam_answer"."is_unanswered" in (0, 1)),
	CONSTRAINT "exam_answer_count_change_counted" CHECK ("exam_answer"."count_change" >= 0),
	CONSTRAINT "exam_answer_seconds_counted" CHECK ("exam_answer"."seconds" >= 0),
	CONSTRAINT "exam_answer_not_above" CHECK ("exam_answer"."points" <= "exam_answer"."full_points" and "exam_answer"."points" >= -"exam_answer"."full_points")
);
--> statement-breakpoint
CREATE TABLE "mark_appeal" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sitting_id" bigint NOT NULL,
	"assessment_id" bigint NOT NULL,
	"answer_id" bigint,
	"user_no" bigint NOT NULL,
	"reason" text NOT NULL,
	"submit_time" timestamptz(3) NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	CONSTRAINT "mark_appeal_status_id_known" CHECK ("mark_appeal"."status_id" in (0, 1)),
	CONSTRAINT "mark_appeal_audit_status_known" CHECK ("mark_appeal"."audit_status" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "mark_change" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"answer_id" bigint NOT NULL,
	"actor_user_no" bigint NOT NULL,
	"before" smallint NOT NULL,
	"after" smallint NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"author_user_no" bigint NOT NULL,
	"org_no" bigint,
	"is_of_org" smallint DEFAULT 0 NOT NULL,
	"paper_name" text NOT NULL,
	"paper_kind" smallint DEFAULT 1 NOT NULL,
	"paper_state" smallint DEFAULT 1 NOT NULL,
	"subject_id" bigint,
	"draft_version_id" bigint,
	"version_id" bigint,
	"revision" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamptz(3),
	CONSTRAINT "paper_status_id_known" CHECK ("paper"."status_id" in (0, 1)),
	CONSTRAINT "paper_is_of_org_known" CHECK ("paper"."is_of_org" in (0, 1)),
	CONSTRAINT "paper_paper_kind_known" CHECK ("paper"."paper_kind" in (1, 2)),
	CONSTRAINT "paper_paper_state_known" CHECK ("paper"."paper_state" in (1, 2)),
	CONSTRAINT "paper_revision_counted" CHECK ("paper"."revision" >= 0)
);
--> statement-breakpoint
CREATE TABLE "paper_item" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"version_id" bigint NOT NULL,
	"section_id" bigint NOT NULL,
	"sort" smallint NOT NULL,
	"question_id" bigint NOT NULL,
	"question_version_id" bigint NOT NULL,
	"points" smallint NOT NULL,
	"cell_no" smallint,
	CONSTRAINT "paper_item_once" UNIQUE("version_id","question_id"),
	CONSTRAINT "paper_item_points_within" CHECK ("paper_item"."points" between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "paper_section" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"version_id" bigint NOT NULL,
	"sort" smallint NOT NULL,
	"section_name" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"minutes" smallint,
	"cells" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "paper_section_of_version" UNIQUE("version_id","id"),
	CONSTRAINT "paper_section_minutes_within" CHECK ("paper_section"."minutes" between 1 and 1440)
);
--> statement-breakpoint
CREATE TABLE "paper_version" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"paper_id" bigint NOT NULL,
	"version_no" integer NOT NULL,
	"total_points" integer DEFAULT 0 NOT NULL,
	"question_count" integer DEFAULT 0 NOT NULL,
	"published_at" timestamptz(3),
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "paper_version_once" UNIQUE("paper_id","version_no"),
	CONSTRAINT "paper_version_of_paper" UNIQUE("paper_id","id"),
	CONSTRAINT "paper_version_version_no_counted" CHECK ("paper_version"."version_no" >= 0),
	CONSTRAINT "paper_version_total_points_counted" CHECK ("paper_version"."total_points" >= 0),
	CONSTRAINT "paper_version_question_count_counted" CHECK ("paper_version"."question_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "practice_answer" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"user_no" bigint NOT NULL,
	"assessment_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"version_id" bigint NOT NULL,
	"slot" text NOT NULL,
	"answer" jsonb,
	"share" smallint,
	"origin" smallint NOT NULL,
	"client_key" text NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	CONSTRAINT "practice_answer_once" UNIQUE("user_no","client_key","slot"),
	CONSTRAINT "practice_answer_share_within" CHECK ("practice_answer"."share" between 0 and 100),
	CONSTRAINT "practice_answer_origin_known" CHECK ("practice_answer"."origin" in (1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "practice_card" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"user_no" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"assessment_id" bigint NOT NULL,
	"card" jsonb NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"is_wrong" smallint DEFAULT 0 NOT NULL,
	"is_starred" smallint DEFAULT 0 NOT NULL,
	"count_right" integer DEFAULT 0 NOT NULL,
	"count_wrong" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	CONSTRAINT "practice_card_once" UNIQUE("user_no","question_id"),
	CONSTRAINT "practice_card_is_wrong_known" CHECK ("practice_card"."is_wrong" in (0, 1)),
	CONSTRAINT "practice_card_is_starred_known" CHECK ("practice_card"."is_starred" in (0, 1)),
	CONSTRAINT "practice_card_count_right_counted" CHECK ("practice_card"."count_right" >= 0),
	CONSTRAINT "practice_card_count_wrong_counted" CHECK ("practice_card"."count_wrong" >= 0)
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"author_user_no" bigint NOT NULL,
	"org_no" bigint,
	"is_of_org" smallint DEFAULT 0 NOT NULL,
	"share_level" smallint DEFAULT 0 NOT NULL,
	"folder_id" bigint,
	"question_type" smallint NOT NULL,
	"difficulty" smallint NOT NULL,
	"subject_id" bigint NOT NULL,
	"knowledge" text[] DEFAULT '{}' NOT NULL,
	"source" smallint DEFAULT 1 NOT NULL,
	"year" smallint,
	"version_no" integer DEFAULT 1 NOT NULL,
	"version_id" bigint,
	"folded" text NOT NULL,
	"count_used" integer DEFAULT 0 NOT NULL,
	"count_answer" integer DEFAULT 0 NOT NULL,
	"share_sum" bigint DEFAULT '0' NOT NULL,
	"deleted_at" timestamptz(3),
	CONSTRAINT "question_status_id_known" CHECK ("question"."status_id" in (0, 1)),
	CONSTRAINT "question_is_of_org_known" CHECK ("question"."is_of_org" in (0, 1)),
	CONSTRAINT "question_share_level_known" CHECK ("question"."share_level" in (0, 1)),
	CONSTRAINT "question_question_type_known" CHECK ("question"."question_type" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
	CONSTRAINT "question_difficulty_known" CHECK ("question"."difficulty" in (1, 2, 3)),
	CONSTRAINT "question_source_known" CHECK ("question"."source" in (1, 2, 3, 4, 5)),
	CONSTRAINT "question_year_within" CHECK ("question"."year" between 1950 and 2100),
	CONSTRAINT "question_version_no_counted" CHECK ("question"."version_no" >= 0),
	CONSTRAINT "question_count_used_counted" CHECK ("question"."count_used" >= 0),
	CONSTRAINT "question_count_answer_counted" CHECK ("question"."count_answer" >= 0),
	CONSTRAINT "question_of_org" CHECK ("question"."is_of_org" = 0 or "question"."org_no" is not null),
	CONSTRAINT "question_knowledge" CHECK (cardinality("question"."knowledge") <= 3)
);
--> statement-breakpoint
CREATE TABLE "question_draft" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"user_no" bigint NOT NULL,
	"question_id" bigint,
	"content" jsonb NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_folder" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"user_no" bigint NOT NULL,
	"org_no" bigint,
	"parent_id" bigint,
	"folder_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_import" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"org_no" bigint,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"total_count" integer NOT NULL,
	"bad_count" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"question_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"imported_at" timestamptz(3),
	"undone_at" timestamptz(3),
	CONSTRAINT "question_import_status_id_known" CHECK ("question_import"."status_id" in (0, 1)),
	CONSTRAINT "question_import_total_count_counted" CHECK ("question_import"."total_count" >= 0),
	CONSTRAINT "question_import_bad_count_counted" CHECK ("question_import"."bad_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "question_report" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"question_id" bigint NOT NULL,
	"version_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"content" text NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"reply_user_no" bigint,
	"reply_time" timestamptz(3),
	CONSTRAINT "question_report_status_id_known" CHECK ("question_report"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "question_version" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"question_id" bigint NOT NULL,
	"version_no" integer NOT NULL,
	"question_type" smallint NOT NULL,
	"stem" text NOT NULL,
	"body" jsonb NOT NULL,
	"key" jsonb NOT NULL,
	"analysis" text DEFAULT '' NOT NULL,
	"points" smallint NOT NULL,
	"user_no" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "question_version_once" UNIQUE("question_id","version_no"),
	CONSTRAINT "question_version_of_question" UNIQUE("question_id","id"),
	CONSTRAINT "question_version_version_no_counted" CHECK ("question_version"."version_no" >= 0),
	CONSTRAINT "question_version_question_type_known" CHECK ("question_version"."question_type" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
	CONSTRAINT "question_version_points_within" CHECK ("question_version"."points" between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "answer_log" (
	"sitting_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"slot" text NOT NULL,
	"answer" jsonb,
	"client_seq" integer NOT NULL,
	"tab_turn" integer NOT NULL,
	"given_at" timestamptz(3) NOT NULL,
	"stored_at" timestamptz(3) NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "answer_log_sitting_id_seq_pk" PRIMARY KEY("sitting_id","seq"),
	CONSTRAINT "answer_log_once" UNIQUE("sitting_id","tab_turn","client_seq"),
	CONSTRAINT "answer_log_seq_counted" CHECK ("answer_log"."seq" >= 0),
	CONSTRAINT "answer_log_client_seq_counted" CHECK ("answer_log"."client_seq" >= 0),
	CONSTRAINT "answer_log_tab_turn_counted" CHECK ("answer_log"."tab_turn" >= 0)
);
--> statement-breakpoint
CREATE TABLE "exam_sitting" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"assessment_id" bigint NOT NULL,
	"candidate_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"attempt" smallint DEFAULT 1 NOT NULL,
	"sitting_state" smallint DEFAULT 1 NOT NULL,
	"paper_version_id" bigint NOT NULL,
	"layout" jsonb NOT NULL,
	"began_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3),
	"granted_seconds" integer DEFAULT 0 NOT NULL,
	"outage_seconds" integer DEFAULT 0 NOT NULL,
	"paused_at" timestamptz(3),
	"submitted_at" timestamptz(3),
	"submit_kind" smallint,
	"tab_key" text DEFAULT '' NOT NULL,
	"tab_turn" integer DEFAULT 0 NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_hash" text DEFAULT '' NOT NULL,
	"last_saved_at" timestamptz(3),
	"count_answered" integer DEFAULT 0 NOT NULL,
	"flagged" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scratch" text DEFAULT '' NOT NULL,
	"total_points" smallint,
	"late_percent" integer DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"verdict" smallint,
	"verdict_reason" text DEFAULT '' NOT NULL,
	"verdict_user_no" bigint,
	"confirm_user_no" bigint,
	CONSTRAINT "exam_sitting_attempt" UNIQUE("candidate_id","attempt"),
	CONSTRAINT "exam_sitting_sitting_state_known" CHECK ("exam_sitting"."sitting_state" in (1, 2, 3, 4)),
	CONSTRAINT "exam_sitting_granted_seconds_counted" CHECK ("exam_sitting"."granted_seconds" >= 0),
	CONSTRAINT "exam_sitting_outage_seconds_counted" CHECK ("exam_sitting"."outage_seconds" >= 0),
	CONSTRAINT "exam_sitting_submit_kind_known" CHECK ("exam_sitting"."submit_kind" in (1, 2, 3)),
	CONSTRAINT "exam_sitting_tab_turn_counted" CHECK ("exam_sitting"."tab_turn" >= 0),
	CONSTRAINT "exam_sitting_last_seq_counted" CHECK ("exam_sitting"."last_seq" >= 0),
	CONSTRAINT "exam_sitting_count_answered_counted" CHECK ("exam_sitting"."count_answered" >= 0),
	CONSTRAINT "exam_sitting_late_percent_counted" CHECK ("exam_sitting"."late_percent" >= 0),
	CONSTRAINT "exam_sitting_verdict_known" CHECK ("exam_sitting"."verdict" in (1, 2, 3)),
	CONSTRAINT "exam_sitting_submitted" CHECK (("exam_sitting"."sitting_state" in (2, 3)) <= ("exam_sitting"."submitted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sitting_event" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"sitting_id" bigint NOT NULL,
	"assessment_id" bigint NOT NULL,
	"event_kind" smallint NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"actor_user_no" bigint,
	"explanation" text DEFAULT '' NOT NULL,
	"explained_at" timestamptz(3),
	CONSTRAINT "sitting_event_event_kind_known" CHECK ("sitting_event"."event_kind" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 20, 21)),
	CONSTRAINT "sitting_event_seconds_counted" CHECK ("sitting_event"."seconds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "search_document" DROP CONSTRAINT "search_document_kind_known";--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_subject_id_course_category_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."course_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_paper_version" FOREIGN KEY ("paper_id","paper_version_id") REFERENCES "public"."paper_version"("paper_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_candidate" ADD CONSTRAINT "assessment_candidate_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_candidate" ADD CONSTRAINT "assessment_candidate_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_notice" ADD CONSTRAINT "assessment_notice_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_notice" ADD CONSTRAINT "assessment_notice_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_notice" ADD CONSTRAINT "assessment_notice_to_user_no_user_account_user_no_fk" FOREIGN KEY ("to_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_staff" ADD CONSTRAINT "assessment_staff_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessment_staff" ADD CONSTRAINT "assessment_staff_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_mark" ADD CONSTRAINT "answer_mark_answer_id_exam_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."exam_answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_mark" ADD CONSTRAINT "answer_mark_marker_user_no_user_account_user_no_fk" FOREIGN KEY ("marker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_answer" ADD CONSTRAINT "exam_answer_sitting_id_exam_sitting_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."exam_sitting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_answer" ADD CONSTRAINT "exam_answer_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_answer" ADD CONSTRAINT "exam_answer_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_answer" ADD CONSTRAINT "exam_answer_question_version_id_question_version_id_fk" FOREIGN KEY ("question_version_id") REFERENCES "public"."question_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_appeal" ADD CONSTRAINT "mark_appeal_sitting_id_exam_sitting_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."exam_sitting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_appeal" ADD CONSTRAINT "mark_appeal_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_appeal" ADD CONSTRAINT "mark_appeal_answer_id_exam_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."exam_answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_appeal" ADD CONSTRAINT "mark_appeal_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mark_change" ADD CONSTRAINT "mark_change_answer_id_exam_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."exam_answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_subject_id_course_category_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."course_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_item" ADD CONSTRAINT "paper_item_in_section" FOREIGN KEY ("version_id","section_id") REFERENCES "public"."paper_section"("version_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_item" ADD CONSTRAINT "paper_item_of_question" FOREIGN KEY ("question_id","question_version_id") REFERENCES "public"."question_version"("question_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_item" ADD CONSTRAINT "paper_item_question" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_section" ADD CONSTRAINT "paper_section_version_id_paper_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."paper_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_version" ADD CONSTRAINT "paper_version_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_answer" ADD CONSTRAINT "practice_answer_version_id_question_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."question_version"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_card" ADD CONSTRAINT "practice_card_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_card" ADD CONSTRAINT "practice_card_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_card" ADD CONSTRAINT "practice_card_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_folder_id_question_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."question_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_subject_id_course_category_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."course_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_draft" ADD CONSTRAINT "question_draft_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_draft" ADD CONSTRAINT "question_draft_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_folder" ADD CONSTRAINT "question_folder_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_folder" ADD CONSTRAINT "question_folder_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_folder" ADD CONSTRAINT "question_folder_parent_id_question_folder_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."question_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_import" ADD CONSTRAINT "question_import_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_import" ADD CONSTRAINT "question_import_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_report" ADD CONSTRAINT "question_report_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_report" ADD CONSTRAINT "question_report_of_version" FOREIGN KEY ("question_id","version_id") REFERENCES "public"."question_version"("question_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_version" ADD CONSTRAINT "question_version_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_version" ADD CONSTRAINT "question_version_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_log" ADD CONSTRAINT "answer_log_sitting_id_exam_sitting_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."exam_sitting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sitting" ADD CONSTRAINT "exam_sitting_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sitting" ADD CONSTRAINT "exam_sitting_of_candidate" FOREIGN KEY ("assessment_id","candidate_id") REFERENCES "public"."assessment_candidate"("assessment_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_event" ADD CONSTRAINT "sitting_event_sitting_id_exam_sitting_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."exam_sitting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_event" ADD CONSTRAINT "sitting_event_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_own" ON "assessment" USING btree ("author_user_no","assessment_kind","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessment_of_org" ON "assessment" USING btree ("org_no","assessment_kind","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessment_of_class" ON "assessment" USING btree ("grade_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessment_of_course" ON "assessment" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "assessment_open" ON "assessment" USING btree ("subject_id","paper_sort","id" DESC NULLS FIRST) WHERE "assessment"."status_id" = 1 and is_open = 1 and assessment_state = 2;--> statement-breakpoint
CREATE INDEX "assessment_ends" ON "assessment" USING btree ("ends_at") WHERE assessment_state = 2;--> statement-breakpoint
CREATE INDEX "assessment_paper_id_paper_version_id_index" ON "assessment" USING btree ("paper_id","paper_version_id");--> statement-breakpoint
CREATE INDEX "assessment_subject_id_index" ON "assessment" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "assessment_candidate_user_no_id_index" ON "assessment_candidate" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessment_notice_assessment_id_id_index" ON "assessment_notice" USING btree ("assessment_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessment_notice_user_no_index" ON "assessment_notice" USING btree ("user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "assessment_notice_to" ON "assessment_notice" USING btree ("to_user_no","id");--> statement-breakpoint
CREATE INDEX "assessment_staff_user_no_assessment_id_index" ON "assessment_staff" USING btree ("user_no","assessment_id");--> statement-breakpoint
CREATE INDEX "answer_mark_marker_user_no_id_index" ON "answer_mark" USING btree ("marker_user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exam_answer_to_mark" ON "exam_answer" USING btree ("assessment_id","slot","id") WHERE points is null;--> statement-breakpoint
CREATE INDEX "exam_answer_assessment_id_question_id_id_index" ON "exam_answer" USING btree ("assessment_id","question_id","id");--> statement-breakpoint
CREATE INDEX "exam_answer_question_id_index" ON "exam_answer" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "exam_answer_question_version_id_index" ON "exam_answer" USING btree ("question_version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mark_appeal_waiting" ON "mark_appeal" USING btree ("sitting_id",coalesce(answer_id, 0)) WHERE audit_status = 0;--> statement-breakpoint
CREATE INDEX "mark_appeal_assessment_id_audit_status_id_index" ON "mark_appeal" USING btree ("assessment_id","audit_status","id");--> statement-breakpoint
CREATE INDEX "mark_appeal_user_no_id_index" ON "mark_appeal" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mark_appeal_answer_id_index" ON "mark_appeal" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "mark_appeal_sitting_id_index" ON "mark_appeal" USING btree ("sitting_id");--> statement-breakpoint
CREATE INDEX "mark_change_answer_id_id_index" ON "mark_change" USING btree ("answer_id","id");--> statement-breakpoint
CREATE INDEX "paper_own" ON "paper" USING btree ("author_user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "paper_of_org" ON "paper" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "paper_subject_id_index" ON "paper" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "paper_item_version_id_section_id_sort_index" ON "paper_item" USING btree ("version_id","section_id","sort");--> statement-breakpoint
CREATE INDEX "paper_item_question_id_question_version_id_index" ON "paper_item" USING btree ("question_id","question_version_id");--> statement-breakpoint
CREATE INDEX "paper_section_version_id_sort_index" ON "paper_section" USING btree ("version_id","sort");--> statement-breakpoint
CREATE INDEX "practice_answer_user_no_assessment_id_id_index" ON "practice_answer" USING btree ("user_no","assessment_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "practice_answer_user_no_gmt_create_index" ON "practice_answer" USING btree ("user_no","gmt_create");--> statement-breakpoint
CREATE INDEX "practice_answer_question_id_index" ON "practice_answer" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "practice_answer_version_id_index" ON "practice_answer" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "practice_answer_assessment_id_index" ON "practice_answer" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "practice_card_user_no_is_wrong_due_at_index" ON "practice_card" USING btree ("user_no","is_wrong","due_at");--> statement-breakpoint
CREATE INDEX "practice_card_user_no_due_at_index" ON "practice_card" USING btree ("user_no","due_at");--> statement-breakpoint
CREATE INDEX "practice_card_question_id_index" ON "practice_card" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "practice_card_assessment_id_index" ON "practice_card" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "question_own" ON "question" USING btree ("author_user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "question_of_org_bank" ON "question" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "question_draw" ON "question" USING btree ("subject_id","question_type","difficulty");--> statement-breakpoint
CREATE INDEX "question_in_folder" ON "question" USING btree ("folder_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "question_knowledge_points" ON "question" USING gin ("knowledge");--> statement-breakpoint
CREATE INDEX "question_deleted" ON "question" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "question_draft_once" ON "question_draft" USING btree ("user_no",coalesce(question_id, 0));--> statement-breakpoint
CREATE INDEX "question_draft_question_id_index" ON "question_draft" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "question_folder_name_once" ON "question_folder" USING btree ("user_no",coalesce(parent_id, 0),"folder_name") WHERE "question_folder"."org_no" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "question_folder_name_in_org" ON "question_folder" USING btree ("org_no",coalesce(parent_id, 0),"folder_name") WHERE "question_folder"."org_no" is not null;--> statement-breakpoint
CREATE INDEX "question_folder_parent_id_index" ON "question_folder" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "question_folder_user_no_index" ON "question_folder" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "question_folder_org_no_index" ON "question_folder" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "question_import_user_no_id_index" ON "question_import" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "question_import_org_no_index" ON "question_import" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "question_report_question_id_version_id_index" ON "question_report" USING btree ("question_id","version_id");--> statement-breakpoint
CREATE INDEX "question_report_user_no_id_index" ON "question_report" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "question_report_open" ON "question_report" USING btree ("id") WHERE "question_report"."status_id" = 1 and reply_time is null;--> statement-breakpoint
CREATE INDEX "question_version_user_no_index" ON "question_version" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "answer_log_sitting_id_slot_seq_index" ON "answer_log" USING btree ("sitting_id","slot","seq" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "answer_log_sitting_id_stored_at_index" ON "answer_log" USING btree ("sitting_id","stored_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exam_sitting_running" ON "exam_sitting" USING btree ("candidate_id") WHERE sitting_state = 1;--> statement-breakpoint
CREATE INDEX "exam_sitting_assessment_id_sitting_state_id_index" ON "exam_sitting" USING btree ("assessment_id","sitting_state","id");--> statement-breakpoint
CREATE INDEX "exam_sitting_assessment_id_candidate_id_index" ON "exam_sitting" USING btree ("assessment_id","candidate_id");--> statement-breakpoint
CREATE INDEX "exam_sitting_user_no_id_index" ON "exam_sitting" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exam_sitting_ends" ON "exam_sitting" USING btree ("ends_at") WHERE sitting_state = 1;--> statement-breakpoint
CREATE INDEX "sitting_event_sitting_id_at_index" ON "sitting_event" USING btree ("sitting_id","at");--> statement-breakpoint
CREATE INDEX "sitting_event_assessment_id_event_kind_at_index" ON "sitting_event" USING btree ("assessment_id","event_kind","at");--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_kind_known" CHECK ("search_document"."kind" in (1, 2, 4, 5, 8, 101, 102, 103));--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('answer', 'avatar', 'banner', 'credit', 'feedback', 'leaveProof', 'licence', 'logo', 'picture', 'proof', 'resumePicture', 'seal', 'work'));