CREATE TABLE "match_dismissal" (
	"user_no" bigint NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	CONSTRAINT "match_dismissal_user_no_vacancy_id_pk" PRIMARY KEY("user_no","vacancy_id")
);
--> statement-breakpoint
CREATE TABLE "match_person" (
	"user_no" bigint PRIMARY KEY NOT NULL,
	"levels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"degree" text DEFAULT '' NOT NULL,
	"years" smallint,
	"wishes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"keys" text[] DEFAULT '{}' NOT NULL,
	"stale_since" timestamptz(3),
	"gmt_modified" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vacancy_match" (
	"user_no" bigint NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"percent" smallint NOT NULL,
	CONSTRAINT "vacancy_match_user_no_vacancy_id_pk" PRIMARY KEY("user_no","vacancy_id"),
	CONSTRAINT "vacancy_match_percent_within" CHECK ("vacancy_match"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "program" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"author_user_no" bigint NOT NULL,
	"org_no" bigint,
	"program_name" text NOT NULL,
	"typical_position_id" bigint,
	"intro" text DEFAULT '' NOT NULL,
	"open_date" text DEFAULT '' NOT NULL,
	"end_date" text DEFAULT '' NOT NULL,
	"seats" integer DEFAULT 0 NOT NULL,
	"hours" integer DEFAULT 0 NOT NULL,
	"credit" integer DEFAULT 0 NOT NULL,
	"stage_count" integer DEFAULT 0 NOT NULL,
	"course_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"published_time" timestamptz(3),
	"count_join" integer DEFAULT 0 NOT NULL,
	"count_done" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "program_status_id_known" CHECK ("program"."status_id" in (0, 1)),
	CONSTRAINT "program_seats_counted" CHECK ("program"."seats" >= 0),
	CONSTRAINT "program_hours_counted" CHECK ("program"."hours" >= 0),
	CONSTRAINT "program_credit_counted" CHECK ("program"."credit" >= 0),
	CONSTRAINT "program_stage_count_counted" CHECK ("program"."stage_count" >= 0),
	CONSTRAINT "program_course_count_counted" CHECK ("program"."course_count" >= 0),
	CONSTRAINT "program_version_counted" CHECK ("program"."version" >= 0),
	CONSTRAINT "program_count_join_counted" CHECK ("program"."count_join" >= 0),
	CONSTRAINT "program_count_done_counted" CHECK ("program"."count_done" >= 0)
);
--> statement-breakpoint
CREATE TABLE "program_course" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"program_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"course_id" bigint NOT NULL,
	CONSTRAINT "program_course_status_id_known" CHECK ("program_course"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "program_draft" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"program_id" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"draft_state" smallint DEFAULT 3 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "program_draft_program_id_unique" UNIQUE("program_id"),
	CONSTRAINT "program_draft_status_id_known" CHECK ("program_draft"."status_id" in (0, 1)),
	CONSTRAINT "program_draft_revision_counted" CHECK ("program_draft"."revision" >= 0),
	CONSTRAINT "program_draft_draft_state_known" CHECK ("program_draft"."draft_state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "program_join" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"program_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"join_state" smallint DEFAULT 1 NOT NULL,
	"joined_at" timestamptz(3) NOT NULL,
	"start_date" date NOT NULL,
	"hours_per_week" smallint NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"done_stages" text[] DEFAULT '{}' NOT NULL,
	"completed_at" timestamptz(3),
	CONSTRAINT "program_join_status_id_known" CHECK ("program_join"."status_id" in (0, 1)),
	CONSTRAINT "program_join_join_state_known" CHECK ("program_join"."join_state" in (1, 2, 3)),
	CONSTRAINT "program_join_hours_per_week_within" CHECK ("program_join"."hours_per_week" between 1 and 60),
	CONSTRAINT "program_join_progress_within" CHECK ("program_join"."progress" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "program_offer" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"program_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"org_no" bigint NOT NULL,
	"offered_user_no" bigint NOT NULL,
	"offered_at" timestamptz(3) NOT NULL,
	"offer_state" smallint DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"answer_user_no" bigint,
	"answered_at" timestamptz(3),
	CONSTRAINT "program_offer_status_id_known" CHECK ("program_offer"."status_id" in (0, 1)),
	CONSTRAINT "program_offer_offer_state_known" CHECK ("program_offer"."offer_state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "program_review" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"program_id" bigint NOT NULL,
	"reviewer_org_no" bigint,
	"submit_user_no" bigint NOT NULL,
	"submit_time" timestamptz(3) NOT NULL,
	"submit_note" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	CONSTRAINT "program_review_status_id_known" CHECK ("program_review"."status_id" in (0, 1)),
	CONSTRAINT "program_review_audit_status_known" CHECK ("program_review"."audit_status" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "program_test" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"program_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"assessment_id" bigint NOT NULL,
	CONSTRAINT "program_test_status_id_known" CHECK ("program_test"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "program_version" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"program_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_time" timestamptz(3) NOT NULL,
	CONSTRAINT "program_version_once" UNIQUE("program_id","version"),
	CONSTRAINT "program_version_status_id_known" CHECK ("program_version"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "ques" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"ask_key" text NOT NULL,
	"ques_state" smallint DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"accepted_id" bigint,
	"close_reason" smallint,
	"duplicate_id" bigint,
	"removed_for" smallint,
	"reward_points" integer DEFAULT 0 NOT NULL,
	"count_view" integer DEFAULT 0 NOT NULL,
	"count_like" integer DEFAULT 0 NOT NULL,
	"count_collect" integer DEFAULT 0 NOT NULL,
	"count_follow" integer DEFAULT 0 NOT NULL,
	"count_answer" integer DEFAULT 0 NOT NULL,
	"heat" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "ques_once" UNIQUE("user_no","ask_key"),
	CONSTRAINT "ques_status_id_known" CHECK ("ques"."status_id" in (0, 1)),
	CONSTRAINT "ques_ques_state_known" CHECK ("ques"."ques_state" in (1, 2, 3)),
	CONSTRAINT "ques_close_reason_known" CHECK ("ques"."close_reason" in (1, 2)),
	CONSTRAINT "ques_removed_for_known" CHECK ("ques"."removed_for" in (1, 2, 3, 4, 5, 6, 9)),
	CONSTRAINT "ques_reward_points_counted" CHECK ("ques"."reward_points" >= 0),
	CONSTRAINT "ques_count_view_counted" CHECK ("ques"."count_view" >= 0),
	CONSTRAINT "ques_count_like_counted" CHECK ("ques"."count_like" >= 0),
	CONSTRAINT "ques_count_collect_counted" CHECK ("ques"."count_collect" >= 0),
	CONSTRAINT "ques_count_follow_counted" CHECK ("ques"."count_follow" >= 0),
	CONSTRAINT "ques_count_answer_counted" CHECK ("ques"."count_answer" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ques_draft" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"user_no" bigint NOT NULL,
	"place" text NOT NULL,
	"fields" jsonb NOT NULL,
	"revision" text NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	CONSTRAINT "ques_draft_once" UNIQUE("user_no","place")
);
--> statement-breakpoint
CREATE TABLE "ques_label" (
	"ques_id" bigint NOT NULL,
	"label_id" bigint NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "ques_label_ques_id_label_id_pk" PRIMARY KEY("ques_id","label_id"),
	CONSTRAINT "ques_label_place_counted" CHECK ("ques_label"."place" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ques_post" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"ques_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"root_id" bigint DEFAULT '0' NOT NULL,
	"reply_to_user_no" bigint,
	"content" text DEFAULT '' NOT NULL,
	"comment_text" text DEFAULT '' NOT NULL,
	"count_like" integer DEFAULT 0 NOT NULL,
	"count_comment" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ques_post_status_id_known" CHECK ("ques_post"."status_id" in (0, 1)),
	CONSTRAINT "ques_post_count_like_counted" CHECK ("ques_post"."count_like" >= 0),
	CONSTRAINT "ques_post_count_comment_counted" CHECK ("ques_post"."count_comment" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ques_reward" (
	"ques_id" bigint PRIMARY KEY NOT NULL,
	"user_no" bigint NOT NULL,
	"points" integer NOT NULL,
	"reward_state" smallint DEFAULT 1 NOT NULL,
	"paid_user_no" bigint,
	"due_time" timestamptz(3) NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"settle_time" timestamptz(3),
	CONSTRAINT "ques_reward_points_counted" CHECK ("ques_reward"."points" >= 0),
	CONSTRAINT "ques_reward_reward_state_known" CHECK ("ques_reward"."reward_state" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "question_ability" (
	"question_id" bigint NOT NULL,
	"ability_id" bigint NOT NULL,
	"ability_level" smallint NOT NULL,
	CONSTRAINT "question_ability_question_id_ability_id_pk" PRIMARY KEY("question_id","ability_id"),
	CONSTRAINT "question_ability_ability_level_known" CHECK ("question_ability"."ability_level" in (1, 2, 3, 4, 5))
);
--> statement-breakpoint
CREATE TABLE "score_appeal" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"offering_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"reason" text NOT NULL,
	"submit_time" timestamptz(3) NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	CONSTRAINT "score_appeal_audit_status_known" CHECK ("score_appeal"."audit_status" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "training_project" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"offering_id" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"title" text NOT NULL,
	"requirement" text DEFAULT '' NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"environment_url" text DEFAULT '' NOT NULL,
	"environment_note" text DEFAULT '' NOT NULL,
	"begins_at" timestamptz(3),
	"due_at" timestamptz(3),
	"late_rule" smallint DEFAULT 0 NOT NULL,
	"late_percent" integer DEFAULT 10 NOT NULL,
	"training_state" smallint DEFAULT 1 NOT NULL,
	"issued_at" timestamptz(3),
	"closed_at" timestamptz(3),
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "training_project_status_id_known" CHECK ("training_project"."status_id" in (0, 1)),
	CONSTRAINT "training_project_late_rule_known" CHECK ("training_project"."late_rule" in (0, 1, 2)),
	CONSTRAINT "training_project_late_percent_within" CHECK ("training_project"."late_percent" between 1 and 100),
	CONSTRAINT "training_project_training_state_known" CHECK ("training_project"."training_state" in (1, 2, 3)),
	CONSTRAINT "training_project_revision_counted" CHECK ("training_project"."revision" >= 0),
	CONSTRAINT "training_project_times" CHECK ("training_project"."begins_at" < "training_project"."due_at"),
	CONSTRAINT "training_project_issued" CHECK (("training_project"."training_state" = 1) = ("training_project"."issued_at" is null))
);
--> statement-breakpoint
CREATE TABLE "training_report" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"project_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"version_no" integer NOT NULL,
	"is_latest" smallint DEFAULT 1 NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submitted_at" timestamptz(3) NOT NULL,
	"late_days" integer DEFAULT 0 NOT NULL,
	"training_step" smallint DEFAULT 2 NOT NULL,
	"teacher_points" integer,
	"final_points" integer,
	"remark" text DEFAULT '' NOT NULL,
	"decided_at" timestamptz(3),
	"marker_user_no" bigint,
	"revision" integer DEFAULT 0 NOT NULL,
	"client_key" text NOT NULL,
	CONSTRAINT "training_report_version" UNIQUE("project_id","user_no","version_no"),
	CONSTRAINT "training_report_once" UNIQUE("project_id","user_no","client_key"),
	CONSTRAINT "training_report_status_id_known" CHECK ("training_report"."status_id" in (0, 1)),
	CONSTRAINT "training_report_version_no_within" CHECK ("training_report"."version_no" between 1 and 1000),
	CONSTRAINT "training_report_is_latest_known" CHECK ("training_report"."is_latest" in (0, 1)),
	CONSTRAINT "training_report_late_days_counted" CHECK ("training_report"."late_days" >= 0),
	CONSTRAINT "training_report_training_step_known" CHECK ("training_report"."training_step" in (1, 2, 3, 4)),
	CONSTRAINT "training_report_teacher_points_within" CHECK ("training_report"."teacher_points" between 0 and 1000),
	CONSTRAINT "training_report_final_points_within" CHECK ("training_report"."final_points" between 0 and 1000),
	CONSTRAINT "training_report_revision_counted" CHECK ("training_report"."revision" >= 0),
	CONSTRAINT "training_report_marked" CHECK (("training_report"."training_step" = 4) = ("training_report"."final_points" is not null))
);
--> statement-breakpoint
ALTER TABLE "assessment" DROP CONSTRAINT "assessment_assessment_kind_known";--> statement-breakpoint
ALTER TABLE "community_label" DROP CONSTRAINT "community_label_label_type_known";--> statement-breakpoint
ALTER TABLE "community_record" DROP CONSTRAINT "community_record_subject_kind_known";--> statement-breakpoint
ALTER TABLE "community_record" DROP CONSTRAINT "community_record_op_type_known";--> statement-breakpoint
ALTER TABLE "community_report" DROP CONSTRAINT "community_report_subject_kind_known";--> statement-breakpoint
ALTER TABLE "collection" DROP CONSTRAINT "collection_collection_type_known";--> statement-breakpoint
ALTER TABLE "search_document" DROP CONSTRAINT "search_document_kind_known";--> statement-breakpoint
ALTER TABLE "integral_log" DROP CONSTRAINT "integral_log_kind_known";--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
DROP INDEX "community_report_against_user_no_index";--> statement-breakpoint
ALTER TABLE "community_report" ALTER COLUMN "article_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "course_audit" ADD COLUMN "abilities" jsonb;--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "ques_id" bigint;--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "is_decisive" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "appeal_state" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "appeal_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "appeal_time" timestamptz(3);--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "appeal_reply" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "appeal_user_no" bigint;--> statement-breakpoint
ALTER TABLE "community_report" ADD COLUMN "appeal_handle_time" timestamptz(3);--> statement-breakpoint
ALTER TABLE "exam_sitting" ADD COLUMN "heard_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "exam_sitting" ADD COLUMN "section_ends" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "program_id" bigint;--> statement-breakpoint
ALTER TABLE "match_dismissal" ADD CONSTRAINT "match_dismissal_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_dismissal" ADD CONSTRAINT "match_dismissal_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_person" ADD CONSTRAINT "match_person_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_match" ADD CONSTRAINT "vacancy_match_user_no_match_person_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."match_person"("user_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_match" ADD CONSTRAINT "vacancy_match_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_typical_position_id_typical_position_id_fk" FOREIGN KEY ("typical_position_id") REFERENCES "public"."typical_position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_course" ADD CONSTRAINT "program_course_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_course" ADD CONSTRAINT "program_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_course" ADD CONSTRAINT "program_course_version" FOREIGN KEY ("program_id","version") REFERENCES "public"."program_version"("program_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_draft" ADD CONSTRAINT "program_draft_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_join" ADD CONSTRAINT "program_join_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_join" ADD CONSTRAINT "program_join_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_join" ADD CONSTRAINT "program_join_version" FOREIGN KEY ("program_id","version") REFERENCES "public"."program_version"("program_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_offer" ADD CONSTRAINT "program_offer_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_offer" ADD CONSTRAINT "program_offer_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_offer" ADD CONSTRAINT "program_offer_offered_user_no_user_account_user_no_fk" FOREIGN KEY ("offered_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_offer" ADD CONSTRAINT "program_offer_answer_user_no_user_account_user_no_fk" FOREIGN KEY ("answer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_offer" ADD CONSTRAINT "program_offer_version" FOREIGN KEY ("program_id","version") REFERENCES "public"."program_version"("program_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_review" ADD CONSTRAINT "program_review_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_review" ADD CONSTRAINT "program_review_reviewer_org_no_org_info_org_no_fk" FOREIGN KEY ("reviewer_org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_review" ADD CONSTRAINT "program_review_submit_user_no_user_account_user_no_fk" FOREIGN KEY ("submit_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_test" ADD CONSTRAINT "program_test_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_test" ADD CONSTRAINT "program_test_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_test" ADD CONSTRAINT "program_test_version" FOREIGN KEY ("program_id","version") REFERENCES "public"."program_version"("program_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_version" ADD CONSTRAINT "program_version_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques" ADD CONSTRAINT "ques_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_draft" ADD CONSTRAINT "ques_draft_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_label" ADD CONSTRAINT "ques_label_ques_id_ques_id_fk" FOREIGN KEY ("ques_id") REFERENCES "public"."ques"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_label" ADD CONSTRAINT "ques_label_label_id_community_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."community_label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_post" ADD CONSTRAINT "ques_post_ques_id_ques_id_fk" FOREIGN KEY ("ques_id") REFERENCES "public"."ques"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_post" ADD CONSTRAINT "ques_post_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_post" ADD CONSTRAINT "ques_post_reply_to_user_no_user_account_user_no_fk" FOREIGN KEY ("reply_to_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_reward" ADD CONSTRAINT "ques_reward_ques_id_ques_id_fk" FOREIGN KEY ("ques_id") REFERENCES "public"."ques"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_reward" ADD CONSTRAINT "ques_reward_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ques_reward" ADD CONSTRAINT "ques_reward_paid_user_no_user_account_user_no_fk" FOREIGN KEY ("paid_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_ability" ADD CONSTRAINT "question_ability_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_ability" ADD CONSTRAINT "question_ability_ability_id_ability_id_fk" FOREIGN KEY ("ability_id") REFERENCES "public"."ability"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_appeal" ADD CONSTRAINT "score_appeal_offering_id_score_sheet_offering_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."score_sheet"("offering_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_appeal" ADD CONSTRAINT "score_appeal_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_project" ADD CONSTRAINT "training_project_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_project" ADD CONSTRAINT "training_project_of_offering" FOREIGN KEY ("org_no","offering_id") REFERENCES "public"."offering"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_report" ADD CONSTRAINT "training_report_project_id_training_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."training_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_report" ADD CONSTRAINT "training_report_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_dismissal_vacancy_id_index" ON "match_dismissal" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "match_person_keys" ON "match_person" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "vacancy_match_best" ON "vacancy_match" USING btree ("user_no","percent" DESC NULLS FIRST,"vacancy_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacancy_match_vacancy_id_index" ON "vacancy_match" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "program_author_user_no_id_index" ON "program" USING btree ("author_user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "program_org_no_id_index" ON "program" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "program_typical_position_id_index" ON "program" USING btree ("typical_position_id");--> statement-breakpoint
CREATE INDEX "program_public" ON "program" USING btree ("published_time" desc,"id" desc) WHERE version > 0 and status_id = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "program_course_once" ON "program_course" USING btree ("program_id","version","course_id");--> statement-breakpoint
CREATE INDEX "program_course_course_id_index" ON "program_course" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "program_draft_content" ON "program_draft" USING gin ("content" jsonb_path_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "program_join_once" ON "program_join" USING btree ("user_no","program_id");--> statement-breakpoint
CREATE INDEX "program_join_user_no_id_index" ON "program_join" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "program_join_program_id_join_state_index" ON "program_join" USING btree ("program_id","join_state");--> statement-breakpoint
CREATE INDEX "program_join_program_id_version_index" ON "program_join" USING btree ("program_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "program_offer_once" ON "program_offer" USING btree ("program_id","version","org_no") WHERE offer_state <> 3;--> statement-breakpoint
CREATE INDEX "program_offer_program_id_id_index" ON "program_offer" USING btree ("program_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "program_offer_program_id_version_index" ON "program_offer" USING btree ("program_id","version");--> statement-breakpoint
CREATE INDEX "program_offer_of" ON "program_offer" USING btree ("org_no","offer_state","offered_at");--> statement-breakpoint
CREATE INDEX "program_offer_offered_user_no_index" ON "program_offer" USING btree ("offered_user_no");--> statement-breakpoint
CREATE INDEX "program_offer_answer_user_no_index" ON "program_offer" USING btree ("answer_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "program_review_waiting" ON "program_review" USING btree ("program_id") WHERE audit_status = 0;--> statement-breakpoint
CREATE INDEX "program_review_program_id_id_index" ON "program_review" USING btree ("program_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "program_review_reviewer_org_no_audit_status_submit_time_index" ON "program_review" USING btree ("reviewer_org_no","audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "program_review_audit_status_submit_time_index" ON "program_review" USING btree ("audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "program_review_submit_user_no_index" ON "program_review" USING btree ("submit_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "program_test_once" ON "program_test" USING btree ("program_id","version","assessment_id");--> statement-breakpoint
CREATE INDEX "program_test_assessment_id_index" ON "program_test" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "program_version_content" ON "program_version" USING gin ("content" jsonb_path_ops);--> statement-breakpoint
CREATE INDEX "ques_latest" ON "ques" USING btree ("id" DESC NULLS FIRST) WHERE ques_state in (1, 2) and status_id = 1;--> statement-breakpoint
CREATE INDEX "ques_hot" ON "ques" USING btree ("heat" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE ques_state in (1, 2) and status_id = 1;--> statement-breakpoint
CREATE INDEX "ques_unanswered" ON "ques" USING btree ("id" DESC NULLS FIRST) WHERE ques_state = 1 and count_answer = 0 and status_id = 1;--> statement-breakpoint
CREATE INDEX "ques_own" ON "ques" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ques_label_label_id_ques_id_index" ON "ques_label" USING btree ("label_id","ques_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ques_post_votes" ON "ques_post" USING btree ("ques_id","root_id","count_like" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ques_post_time" ON "ques_post" USING btree ("ques_id","root_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ques_post_root_id_id_index" ON "ques_post" USING btree ("root_id","id");--> statement-breakpoint
CREATE INDEX "ques_post_user_no_gmt_create_index" ON "ques_post" USING btree ("user_no","gmt_create");--> statement-breakpoint
CREATE INDEX "ques_post_mine" ON "ques_post" USING btree ("user_no","ques_id") WHERE root_id = 0 and status_id = 1;--> statement-breakpoint
CREATE INDEX "ques_post_reply_to_user_no_index" ON "ques_post" USING btree ("reply_to_user_no");--> statement-breakpoint
CREATE INDEX "ques_reward_reward_state_due_time_index" ON "ques_reward" USING btree ("reward_state","due_time");--> statement-breakpoint
CREATE INDEX "ques_reward_user_no_index" ON "ques_reward" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "ques_reward_paid_user_no_index" ON "ques_reward" USING btree ("paid_user_no");--> statement-breakpoint
CREATE INDEX "question_ability_ability_id_index" ON "question_ability" USING btree ("ability_id");--> statement-breakpoint
CREATE UNIQUE INDEX "score_appeal_waiting" ON "score_appeal" USING btree ("offering_id","user_no") WHERE audit_status = 0;--> statement-breakpoint
CREATE INDEX "score_appeal_offering_id_audit_status_id_index" ON "score_appeal" USING btree ("offering_id","audit_status","id");--> statement-breakpoint
CREATE INDEX "score_appeal_user_no_offering_id_id_index" ON "score_appeal" USING btree ("user_no","offering_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "training_project_offering_id_id_index" ON "training_project" USING btree ("offering_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "training_project_org_no_offering_id_index" ON "training_project" USING btree ("org_no","offering_id");--> statement-breakpoint
CREATE INDEX "training_project_org_no_id_index" ON "training_project" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "training_project_author_user_no_index" ON "training_project" USING btree ("author_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "training_report_latest" ON "training_report" USING btree ("project_id","user_no") WHERE is_latest = 1;--> statement-breakpoint
CREATE INDEX "training_report_project_id_training_step_id_index" ON "training_report" USING btree ("project_id","training_step","id");--> statement-breakpoint
CREATE INDEX "training_report_user_no_id_index" ON "training_report" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "community_report" ADD CONSTRAINT "community_report_ques_id_ques_id_fk" FOREIGN KEY ("ques_id") REFERENCES "public"."ques"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_report_ques_id_index" ON "community_report" USING btree ("ques_id");--> statement-breakpoint
CREATE INDEX "community_report_subject_kind_subject_id_index" ON "community_report" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "community_report_against" ON "community_report" USING btree ("against_user_no","is_decisive","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "community_report_appeals" ON "community_report" USING btree ("appeal_state","id");--> statement-breakpoint
CREATE INDEX "community_report_gmt_create_index" ON "community_report" USING btree ("gmt_create");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_of_program" ON "certificate" USING btree ("user_no","program_id");--> statement-breakpoint
CREATE INDEX "certificate_program_id_index" ON "certificate" USING btree ("program_id");--> statement-breakpoint
ALTER TABLE "assessment" ADD CONSTRAINT "assessment_assessment_kind_known" CHECK ("assessment"."assessment_kind" in (1, 2, 3, 4, 5, 6, 7));--> statement-breakpoint
ALTER TABLE "community_label" ADD CONSTRAINT "community_label_label_type_known" CHECK ("community_label"."label_type" in (1, 2));--> statement-breakpoint
ALTER TABLE "community_record" ADD CONSTRAINT "community_record_subject_kind_known" CHECK ("community_record"."subject_kind" in (1, 2, 3, 4, 5));--> statement-breakpoint
ALTER TABLE "community_record" ADD CONSTRAINT "community_record_op_type_known" CHECK ("community_record"."op_type" in (1, 2, 3, 4));--> statement-breakpoint
ALTER TABLE "community_report" ADD CONSTRAINT "community_report_is_decisive_known" CHECK ("community_report"."is_decisive" in (0, 1));--> statement-breakpoint
ALTER TABLE "community_report" ADD CONSTRAINT "community_report_appeal_state_known" CHECK ("community_report"."appeal_state" in (0, 1, 2, 3));--> statement-breakpoint
ALTER TABLE "community_report" ADD CONSTRAINT "community_report_subject_kind_known" CHECK ("community_report"."subject_kind" in (1, 2, 3, 4, 5));--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_collection_type_known" CHECK ("collection"."collection_type" in (1, 8, 9, 10));--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_kind_known" CHECK ("search_document"."kind" in (1, 2, 4, 5, 6, 7, 8, 101, 102, 103, 104));--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_of_one" CHECK (("certificate"."course_id" is null) <> ("certificate"."program_id" is null));--> statement-breakpoint
ALTER TABLE "integral_log" ADD CONSTRAINT "integral_log_kind_known" CHECK ("integral_log"."kind" in ('rating', 'reward', 'rewardBack', 'rewarded', 'share'));--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('answer', 'avatar', 'banner', 'chatFile', 'chatPicture', 'chatVoice', 'credit', 'feedback', 'leaveProof', 'licence', 'logo', 'picture', 'proof', 'resumePicture', 'seal', 'sound', 'task', 'training', 'work'));