CREATE TABLE "ability" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"parent_id" bigint,
	"ability_kind" smallint NOT NULL,
	"ability_name" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"level_words" text[] DEFAULT '{}' NOT NULL,
	"merged_into_id" bigint,
	CONSTRAINT "ability_status_id_known" CHECK ("ability"."status_id" in (0, 1)),
	CONSTRAINT "ability_ability_kind_known" CHECK ("ability"."ability_kind" in (1, 2, 3)),
	CONSTRAINT "ability_field_at_the_root" CHECK (("ability"."ability_kind" = 1) = ("ability"."parent_id" is null)),
	CONSTRAINT "ability_item_in_words" CHECK (("ability"."ability_kind" = 3) = (cardinality("ability"."level_words") = 5))
);
--> statement-breakpoint
CREATE TABLE "course_ability" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"course_id" bigint NOT NULL,
	"ability_id" bigint NOT NULL,
	"ability_level" smallint NOT NULL,
	CONSTRAINT "course_ability_status_id_known" CHECK ("course_ability"."status_id" in (0, 1)),
	CONSTRAINT "course_ability_ability_level_known" CHECK ("course_ability"."ability_level" in (1, 2, 3, 4, 5))
);
--> statement-breakpoint
CREATE TABLE "typical_position" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"author_user_no" bigint NOT NULL,
	"org_no" bigint,
	"position_name" text NOT NULL,
	"job_type_code" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"cover_url" text DEFAULT '' NOT NULL,
	"industry" text DEFAULT '' NOT NULL,
	"position_rank" smallint DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"published_time" timestamptz(3),
	CONSTRAINT "typical_position_status_id_known" CHECK ("typical_position"."status_id" in (0, 1)),
	CONSTRAINT "typical_position_position_rank_known" CHECK ("typical_position"."position_rank" in (1, 2, 3)),
	CONSTRAINT "typical_position_version_counted" CHECK ("typical_position"."version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "typical_position_ability" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"typical_position_id" bigint NOT NULL,
	"ability_id" bigint NOT NULL,
	"ability_level" smallint NOT NULL,
	"weight" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "typical_position_ability_status_id_known" CHECK ("typical_position_ability"."status_id" in (0, 1)),
	CONSTRAINT "typical_position_ability_ability_level_known" CHECK ("typical_position_ability"."ability_level" in (1, 2, 3, 4, 5)),
	CONSTRAINT "typical_position_ability_weight_within" CHECK ("typical_position_ability"."weight" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "blog_article" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"draft_key" text NOT NULL,
	"article_state" smallint DEFAULT 0 NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"blog_img" text DEFAULT '' NOT NULL,
	"blog_origin" smallint DEFAULT 1 NOT NULL,
	"source_name" text DEFAULT '' NOT NULL,
	"source_url" text DEFAULT '' NOT NULL,
	"visibility" smallint DEFAULT 1 NOT NULL,
	"about_version" text DEFAULT '' NOT NULL,
	"publish_time" timestamptz(3),
	"confirm_time" timestamptz(3),
	"count_view" integer DEFAULT 0 NOT NULL,
	"count_like" integer DEFAULT 0 NOT NULL,
	"count_collect" integer DEFAULT 0 NOT NULL,
	"count_comment" integer DEFAULT 0 NOT NULL,
	"count_confirm" integer DEFAULT 0 NOT NULL,
	"heat" double precision DEFAULT 0 NOT NULL,
	"removed_for" smallint,
	"is_changed" smallint DEFAULT 0 NOT NULL,
	"write_time" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "blog_article_once" UNIQUE("user_no","draft_key"),
	CONSTRAINT "blog_article_status_id_known" CHECK ("blog_article"."status_id" in (0, 1)),
	CONSTRAINT "blog_article_article_state_known" CHECK ("blog_article"."article_state" in (0, 1, 2, 3)),
	CONSTRAINT "blog_article_blog_origin_known" CHECK ("blog_article"."blog_origin" in (1, 2)),
	CONSTRAINT "blog_article_visibility_known" CHECK ("blog_article"."visibility" in (1, 2, 3)),
	CONSTRAINT "blog_article_count_view_counted" CHECK ("blog_article"."count_view" >= 0),
	CONSTRAINT "blog_article_count_like_counted" CHECK ("blog_article"."count_like" >= 0),
	CONSTRAINT "blog_article_count_collect_counted" CHECK ("blog_article"."count_collect" >= 0),
	CONSTRAINT "blog_article_count_comment_counted" CHECK ("blog_article"."count_comment" >= 0),
	CONSTRAINT "blog_article_count_confirm_counted" CHECK ("blog_article"."count_confirm" >= 0),
	CONSTRAINT "blog_article_removed_for_known" CHECK ("blog_article"."removed_for" in (1, 2, 3, 4, 5, 6, 9)),
	CONSTRAINT "blog_article_is_changed_known" CHECK ("blog_article"."is_changed" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "blog_comment" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"article_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"root_id" bigint DEFAULT '0' NOT NULL,
	"reply_to_user_no" bigint,
	"comment_text" text NOT NULL,
	"count_like" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "blog_comment_status_id_known" CHECK ("blog_comment"."status_id" in (0, 1)),
	CONSTRAINT "blog_comment_count_like_counted" CHECK ("blog_comment"."count_like" >= 0)
);
--> statement-breakpoint
CREATE TABLE "blog_draft" (
	"article_id" bigint PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"revision" text NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_label" (
	"article_id" bigint NOT NULL,
	"label_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"publish_time" timestamptz(3) NOT NULL,
	CONSTRAINT "blog_label_article_id_label_id_pk" PRIMARY KEY("article_id","label_id"),
	CONSTRAINT "blog_label_place_counted" CHECK ("blog_label"."place" >= 0)
);
--> statement-breakpoint
CREATE TABLE "blog_version" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"article_id" bigint NOT NULL,
	"fields" jsonb NOT NULL,
	"letters" integer NOT NULL,
	"version_reason" smallint NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	CONSTRAINT "blog_version_letters_counted" CHECK ("blog_version"."letters" >= 0),
	CONSTRAINT "blog_version_version_reason_known" CHECK ("blog_version"."version_reason" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "blogger" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"blog_name" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"count_article" integer DEFAULT 0 NOT NULL,
	"count_fans" integer DEFAULT 0 NOT NULL,
	"count_like" integer DEFAULT 0 NOT NULL,
	"heat" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "blogger_once" UNIQUE("user_no"),
	CONSTRAINT "blogger_status_id_known" CHECK ("blogger"."status_id" in (0, 1)),
	CONSTRAINT "blogger_count_article_counted" CHECK ("blogger"."count_article" >= 0),
	CONSTRAINT "blogger_count_fans_counted" CHECK ("blogger"."count_fans" >= 0),
	CONSTRAINT "blogger_count_like_counted" CHECK ("blogger"."count_like" >= 0)
);
--> statement-breakpoint
CREATE TABLE "community_label" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"label_type" smallint NOT NULL,
	"label_name" text NOT NULL,
	"cover_pic" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"count_use" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "community_label_once" UNIQUE("label_type","label_name"),
	CONSTRAINT "community_label_status_id_known" CHECK ("community_label"."status_id" in (0, 1)),
	CONSTRAINT "community_label_label_type_known" CHECK ("community_label"."label_type" in (1)),
	CONSTRAINT "community_label_count_use_counted" CHECK ("community_label"."count_use" >= 0)
);
--> statement-breakpoint
CREATE TABLE "community_record" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"user_no" bigint NOT NULL,
	"subject_kind" smallint NOT NULL,
	"subject_id" bigint NOT NULL,
	"op_type" smallint NOT NULL,
	CONSTRAINT "community_record_once" UNIQUE("user_no","subject_kind","subject_id","op_type"),
	CONSTRAINT "community_record_subject_kind_known" CHECK ("community_record"."subject_kind" in (1, 2)),
	CONSTRAINT "community_record_op_type_known" CHECK ("community_record"."op_type" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "community_report" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"subject_kind" smallint NOT NULL,
	"subject_id" bigint NOT NULL,
	"article_id" bigint NOT NULL,
	"against_user_no" bigint NOT NULL,
	"reason" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"report_state" smallint DEFAULT 1 NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"reply_user_no" bigint,
	"handle_time" timestamptz(3),
	CONSTRAINT "community_report_status_id_known" CHECK ("community_report"."status_id" in (0, 1)),
	CONSTRAINT "community_report_subject_kind_known" CHECK ("community_report"."subject_kind" in (1, 2)),
	CONSTRAINT "community_report_reason_known" CHECK ("community_report"."reason" in (1, 2, 3, 4, 5, 6, 9)),
	CONSTRAINT "community_report_report_state_known" CHECK ("community_report"."report_state" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "live_entry" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"room_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"entry_kind" smallint NOT NULL,
	"second" integer NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"user_no" bigint,
	"live_role" smallint DEFAULT 3 NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"is_hidden" smallint DEFAULT 0 NOT NULL,
	"value" integer DEFAULT 0 NOT NULL,
	"stroke" jsonb,
	"ref_id" bigint,
	"client_key" text,
	CONSTRAINT "live_entry_seq" UNIQUE("room_id","seq"),
	CONSTRAINT "live_entry_entry_kind_known" CHECK ("live_entry"."entry_kind" in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)),
	CONSTRAINT "live_entry_second_counted" CHECK ("live_entry"."second" >= 0),
	CONSTRAINT "live_entry_live_role_known" CHECK ("live_entry"."live_role" in (1, 2, 3)),
	CONSTRAINT "live_entry_is_hidden_known" CHECK ("live_entry"."is_hidden" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "live_member" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"room_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"live_role" smallint DEFAULT 1 NOT NULL,
	"joined_at" timestamptz(3) NOT NULL,
	"seen_at" timestamptz(3) NOT NULL,
	"watched_seconds" integer DEFAULT 0 NOT NULL,
	"replay_seconds" integer DEFAULT 0 NOT NULL,
	"is_muted" smallint DEFAULT 0 NOT NULL,
	"is_banned" smallint DEFAULT 0 NOT NULL,
	"said_at" timestamptz(3),
	"hand_state" smallint DEFAULT 1 NOT NULL,
	"hand_since" timestamptz(3),
	"question" text DEFAULT '' NOT NULL,
	"count_spoken" integer DEFAULT 0 NOT NULL,
	"count_raised" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "live_member_once" UNIQUE("room_id","user_no"),
	CONSTRAINT "live_member_live_role_known" CHECK ("live_member"."live_role" in (1, 2, 3)),
	CONSTRAINT "live_member_watched_seconds_counted" CHECK ("live_member"."watched_seconds" >= 0),
	CONSTRAINT "live_member_replay_seconds_counted" CHECK ("live_member"."replay_seconds" >= 0),
	CONSTRAINT "live_member_is_muted_known" CHECK ("live_member"."is_muted" in (0, 1)),
	CONSTRAINT "live_member_is_banned_known" CHECK ("live_member"."is_banned" in (0, 1)),
	CONSTRAINT "live_member_hand_state_known" CHECK ("live_member"."hand_state" in (1, 2, 3)),
	CONSTRAINT "live_member_count_spoken_counted" CHECK ("live_member"."count_spoken" >= 0),
	CONSTRAINT "live_member_count_raised_counted" CHECK ("live_member"."count_raised" >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_poll" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"room_id" bigint NOT NULL,
	"title" text NOT NULL,
	"options" text[] NOT NULL,
	"answer" smallint,
	"is_open" smallint DEFAULT 1 NOT NULL,
	"second" integer NOT NULL,
	CONSTRAINT "live_poll_is_open_known" CHECK ("live_poll"."is_open" in (0, 1)),
	CONSTRAINT "live_poll_second_counted" CHECK ("live_poll"."second" >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_poll_answer" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"poll_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"choice" smallint NOT NULL,
	"is_late" smallint DEFAULT 0 NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "live_poll_answer_once" UNIQUE("poll_id","user_no"),
	CONSTRAINT "live_poll_answer_is_late_known" CHECK ("live_poll_answer"."is_late" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "live_room" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"period_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"live_name" text NOT NULL,
	"live_type" smallint DEFAULT 1 NOT NULL,
	"save_replay" smallint DEFAULT 1 NOT NULL,
	"disable_good" smallint DEFAULT 1 NOT NULL,
	"connect_microphone" smallint DEFAULT 2 NOT NULL,
	"room_status" smallint DEFAULT 1 NOT NULL,
	"anchor_user_no" bigint,
	"anchor_tab" text DEFAULT '' NOT NULL,
	"anchor_seen_at" timestamptz(3),
	"began_at" timestamptz(3),
	"ended_at" timestamptz(3),
	"last_seq" integer DEFAULT 0 NOT NULL,
	"slow_seconds" integer DEFAULT 0 NOT NULL,
	"is_muted_all" smallint DEFAULT 0 NOT NULL,
	"is_hands_open" smallint DEFAULT 1 NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"pinned_seq" integer DEFAULT 0 NOT NULL,
	"good_count" integer DEFAULT 0 NOT NULL,
	"deck_media_id" bigint,
	"page" integer DEFAULT 0 NOT NULL,
	"film_media_id" bigint,
	CONSTRAINT "live_room_period_id_unique" UNIQUE("period_id"),
	CONSTRAINT "live_room_status_id_known" CHECK ("live_room"."status_id" in (0, 1)),
	CONSTRAINT "live_room_live_type_known" CHECK ("live_room"."live_type" in (1, 2, 3)),
	CONSTRAINT "live_room_save_replay_known" CHECK ("live_room"."save_replay" in (1, 2)),
	CONSTRAINT "live_room_disable_good_known" CHECK ("live_room"."disable_good" in (1, 2)),
	CONSTRAINT "live_room_connect_microphone_known" CHECK ("live_room"."connect_microphone" in (1, 2)),
	CONSTRAINT "live_room_room_status_known" CHECK ("live_room"."room_status" in (1, 2, 4, 5)),
	CONSTRAINT "live_room_last_seq_counted" CHECK ("live_room"."last_seq" >= 0),
	CONSTRAINT "live_room_slow_seconds_counted" CHECK ("live_room"."slow_seconds" >= 0),
	CONSTRAINT "live_room_is_muted_all_known" CHECK ("live_room"."is_muted_all" in (0, 1)),
	CONSTRAINT "live_room_is_hands_open_known" CHECK ("live_room"."is_hands_open" in (0, 1)),
	CONSTRAINT "live_room_pinned_seq_counted" CHECK ("live_room"."pinned_seq" >= 0),
	CONSTRAINT "live_room_good_count_counted" CHECK ("live_room"."good_count" >= 0),
	CONSTRAINT "live_room_page_counted" CHECK ("live_room"."page" >= 0)
);
--> statement-breakpoint
CREATE TABLE "live_sign" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"room_id" bigint NOT NULL,
	"opened_at" timestamptz(3) NOT NULL,
	"closes_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_sign_person" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"sign_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"signed_at" timestamptz(3) NOT NULL,
	CONSTRAINT "live_sign_person_once" UNIQUE("sign_id","user_no")
);
--> statement-breakpoint
CREATE TABLE "typical_position_course" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"typical_position_id" bigint NOT NULL,
	"stage_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "typical_position_course_status_id_known" CHECK ("typical_position_course"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "typical_position_draft" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"typical_position_id" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"draft_state" smallint DEFAULT 3 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "typical_position_draft_typical_position_id_unique" UNIQUE("typical_position_id"),
	CONSTRAINT "typical_position_draft_status_id_known" CHECK ("typical_position_draft"."status_id" in (0, 1)),
	CONSTRAINT "typical_position_draft_revision_counted" CHECK ("typical_position_draft"."revision" >= 0),
	CONSTRAINT "typical_position_draft_draft_state_known" CHECK ("typical_position_draft"."draft_state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "typical_position_review" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"typical_position_id" bigint NOT NULL,
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
	CONSTRAINT "typical_position_review_status_id_known" CHECK ("typical_position_review"."status_id" in (0, 1)),
	CONSTRAINT "typical_position_review_audit_status_known" CHECK ("typical_position_review"."audit_status" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "typical_position_stage" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"typical_position_id" bigint NOT NULL,
	"sort" integer NOT NULL,
	"stage_name" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	CONSTRAINT "typical_position_stage_status_id_known" CHECK ("typical_position_stage"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "typical_position_test" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"typical_position_id" bigint NOT NULL,
	"assessment_id" bigint NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "typical_position_test_status_id_known" CHECK ("typical_position_test"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "typical_position_use" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"typical_position_id" bigint NOT NULL,
	"org_no" bigint NOT NULL,
	CONSTRAINT "typical_position_use_status_id_known" CHECK ("typical_position_use"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "vacancy" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"vacancy_name" text NOT NULL,
	"job_type_code" text DEFAULT '' NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"duties" text DEFAULT '' NOT NULL,
	"demands" text DEFAULT '' NOT NULL,
	"salary_min" smallint DEFAULT 0 NOT NULL,
	"salary_max" smallint DEFAULT 0 NOT NULL,
	"degree" text DEFAULT '' NOT NULL,
	"experience" text DEFAULT '' NOT NULL,
	"nature" text DEFAULT '' NOT NULL,
	"count_wanted" integer DEFAULT 1 NOT NULL,
	"benefits" text[] DEFAULT '{}' NOT NULL,
	"end_date" text DEFAULT '' NOT NULL,
	"typical_position_id" bigint,
	"vacancy_state" smallint DEFAULT 0 NOT NULL,
	"pause_reason" smallint DEFAULT 0 NOT NULL,
	"facets" text[] DEFAULT '{}' NOT NULL,
	"opened_at" timestamptz(3),
	"refreshed_at" timestamptz(3),
	"last_reply_at" timestamptz(3),
	"oldest_waiting" timestamptz(3),
	"count_apply" integer DEFAULT 0 NOT NULL,
	"count_reply" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vacancy_status_id_known" CHECK ("vacancy"."status_id" in (0, 1)),
	CONSTRAINT "vacancy_salary_min_within" CHECK ("vacancy"."salary_min" between 0 and 260),
	CONSTRAINT "vacancy_salary_max_within" CHECK ("vacancy"."salary_max" between 0 and 260),
	CONSTRAINT "vacancy_count_wanted_counted" CHECK ("vacancy"."count_wanted" >= 0),
	CONSTRAINT "vacancy_vacancy_state_known" CHECK ("vacancy"."vacancy_state" in (0, 1, 2, 3, 4, 5, 6)),
	CONSTRAINT "vacancy_pause_reason_known" CHECK ("vacancy"."pause_reason" in (0, 1, 2)),
	CONSTRAINT "vacancy_count_apply_counted" CHECK ("vacancy"."count_apply" >= 0),
	CONSTRAINT "vacancy_count_reply_counted" CHECK ("vacancy"."count_reply" >= 0),
	CONSTRAINT "vacancy_salary_in_order" CHECK ("vacancy"."salary_min" <= "vacancy"."salary_max"),
	CONSTRAINT "vacancy_open_since" CHECK (("vacancy"."vacancy_state" in (0, 1, 5)) or ("vacancy"."opened_at" is not null and "vacancy"."refreshed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "vacancy_ability" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"ability_id" bigint NOT NULL,
	"ability_level" smallint NOT NULL,
	CONSTRAINT "vacancy_ability_status_id_known" CHECK ("vacancy_ability"."status_id" in (0, 1)),
	CONSTRAINT "vacancy_ability_ability_level_known" CHECK ("vacancy_ability"."ability_level" in (1, 2, 3, 4, 5))
);
--> statement-breakpoint
CREATE TABLE "vacancy_application" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"application_state" smallint DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"resume" jsonb NOT NULL,
	"applied_at" timestamptz(3) NOT NULL,
	"seen_at" timestamptz(3),
	"replied_at" timestamptz(3),
	"reply_text" text DEFAULT '' NOT NULL,
	"reply_user_no" bigint,
	CONSTRAINT "vacancy_application_status_id_known" CHECK ("vacancy_application"."status_id" in (0, 1)),
	CONSTRAINT "vacancy_application_application_state_known" CHECK ("vacancy_application"."application_state" in (0, 1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "vacancy_audit" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	"submit_time" timestamptz(3) NOT NULL,
	CONSTRAINT "vacancy_audit_status_id_known" CHECK ("vacancy_audit"."status_id" in (0, 1)),
	CONSTRAINT "vacancy_audit_audit_status_known" CHECK ("vacancy_audit"."audit_status" in (0, 1, 2))
);
--> statement-breakpoint
ALTER TABLE "attendance_record" DROP CONSTRAINT "attendance_record_way_known";--> statement-breakpoint
ALTER TABLE "collection" DROP CONSTRAINT "collection_collection_type_known";--> statement-breakpoint
ALTER TABLE "search_document" DROP CONSTRAINT "search_document_kind_known";--> statement-breakpoint
ALTER TABLE "msg" DROP CONSTRAINT "msg_msg_type_known";--> statement-breakpoint
ALTER TABLE "peer_review" ADD COLUMN "return_remark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "peer_review" ADD COLUMN "returned_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "task_person" ADD COLUMN "nudged_at" timestamptz(3);--> statement-breakpoint
ALTER TABLE "ability" ADD CONSTRAINT "ability_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."ability"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ability" ADD CONSTRAINT "ability_merged_into" FOREIGN KEY ("merged_into_id") REFERENCES "public"."ability"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_ability" ADD CONSTRAINT "course_ability_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_ability" ADD CONSTRAINT "course_ability_ability_id_ability_id_fk" FOREIGN KEY ("ability_id") REFERENCES "public"."ability"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typical_position" ADD CONSTRAINT "typical_position_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typical_position" ADD CONSTRAINT "typical_position_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typical_position_ability" ADD CONSTRAINT "typical_position_ability_typical_position_id_typical_position_id_fk" FOREIGN KEY ("typical_position_id") REFERENCES "public"."typical_position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typical_position_ability" ADD CONSTRAINT "typical_position_ability_ability_id_ability_id_fk" FOREIGN KEY ("ability_id") REFERENCES "public"."ability"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_article" ADD CONSTRAINT "blog_article_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comment" ADD CONSTRAINT "blog_comment_article_id_blog_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_article"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comment" ADD CONSTRAINT "blog_comment_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comment" ADD CONSTRAINT "blog_comment_reply_to_user_no_user_account_user_no_fk" FOREIGN KEY ("reply_to_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_draft" ADD CONSTRAINT "blog_draft_article_id_blog_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_article"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_label" ADD CONSTRAINT "blog_label_article_id_blog_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_article"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_label" ADD CONSTRAINT "blog_label_label_id_community_label_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."community_label"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_version" ADD CONSTRAINT "blog_version_article_id_blog_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_article"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogger" ADD CONSTRAINT "blogger_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_record" ADD CONSTRAINT "community_record_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_report" ADD CONSTRAINT "community_report_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_report" ADD CONSTRAINT "community_report_article_id_blog_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."blog_article"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_report" ADD CONSTRAINT "community_report_against_user_no_user_account_user_no_fk" FOREIGN KEY ("against_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_entry" ADD CONSTRAINT "live_entry_room_id_live_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."live_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_entry" ADD CONSTRAINT "live_entry_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_member" ADD CONSTRAINT "live_member_room_id_live_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."live_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_member" ADD CONSTRAINT "live_member_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_poll" ADD CONSTRAINT "live_poll_room_id_live_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."live_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_poll_answer" ADD CONSTRAINT "live_poll_answer_poll_id_live_poll_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."live_poll"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_poll_answer" ADD CONSTRAINT "live_poll_answer_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_room" ADD CONSTRAINT "live_room_period_id_course_period_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."course_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_room" ADD CONSTRAINT "live_room_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_room" ADD CONSTRAINT "live_room_anchor_user_no_user_account_user_no_fk" FOREIGN KEY ("anchor_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_room" ADD CONSTRAINT "live_room_deck_media_id_media_file_id_fk" FOREIGN KEY ("deck_media_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_room" ADD CONSTRAINT "live_room_film_media_id_media_file_id_fk" FOREIGN KEY ("film_media_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sign" ADD CONSTRAINT "live_sign_room_id_live_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."live_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sign_person" ADD CONSTRAINT "live_sign_person_sign_id_live_sign_id_fk" FOREIGN KEY ("sign_id") REFERENCES "public"."live_sign"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sign_person" ADD CONSTRAINT "live_sign_person_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typical_position_course" ADD CONSTRAINT "typical_position_course_typical_position_id_typical_position_id_fk" FOREIGN KEY ("typical_position_id") REFERENCES "public"."typical_position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typical_position_course" ADD CONSTRAINT "typical_position_course_stage_id_typical_position_stage_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."typical_position_stage"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typical_position_course" ADD CONSTRAINT "typical_position_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typical_position_draft" ADD CONSTRAINT "typical_position_draft_typical_position_id_typical_position_id_fk" FOREIGN KEY ("typical_position_id") REFERENCES "public"."typical_position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typical_position_review" ADD CONSTRAINT "typical_position_review_typical_position_id_typical_position_id_fk" FOREIGN KEY ("typical_position_id") REFERENCES "public"."typical_position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typical_position_review" ADD CONSTRAINT "typical_position_review_reviewer_org_no_org_info_org_no_fk" FOREIGN KEY ("reviewer_org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typical_position_stage" ADD CONSTRAINT "typical_position_stage_typical_position_id_typical_position_id_fk" FOREIGN KEY ("typical_position_id") REFERENCES "public"."typical_position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typical_position_test" ADD CONSTRAINT "typical_position_test_typical_position_id_typical_position_id_fk" FOREIGN KEY ("typical_position_id") REFERENCES "public"."typical_position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typical_position_test" ADD CONSTRAINT "typical_position_test_assessment_id_assessment_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typical_position_use" ADD CONSTRAINT "typical_position_use_typical_position_id_typical_position_id_fk" FOREIGN KEY ("typical_position_id") REFERENCES "public"."typical_position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typical_position_use" ADD CONSTRAINT "typical_position_use_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy" ADD CONSTRAINT "vacancy_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy" ADD CONSTRAINT "vacancy_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy" ADD CONSTRAINT "vacancy_typical_position_id_typical_position_id_fk" FOREIGN KEY ("typical_position_id") REFERENCES "public"."typical_position"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_ability" ADD CONSTRAINT "vacancy_ability_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_ability" ADD CONSTRAINT "vacancy_ability_ability_id_ability_id_fk" FOREIGN KEY ("ability_id") REFERENCES "public"."ability"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD CONSTRAINT "vacancy_application_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD CONSTRAINT "vacancy_application_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_application" ADD CONSTRAINT "vacancy_application_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_audit" ADD CONSTRAINT "vacancy_audit_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy_audit" ADD CONSTRAINT "vacancy_audit_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ability_name_once" ON "ability" USING btree (coalesce("parent_id", 0),"ability_name") WHERE "ability"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "ability_parent_id_sort_id_index" ON "ability" USING btree ("parent_id","sort","id");--> statement-breakpoint
CREATE INDEX "ability_merged_into_id_index" ON "ability" USING btree ("merged_into_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_ability_once" ON "course_ability" USING btree ("course_id","ability_id");--> statement-breakpoint
CREATE INDEX "course_ability_ability_id_ability_level_index" ON "course_ability" USING btree ("ability_id","ability_level");--> statement-breakpoint
CREATE INDEX "typical_position_author_user_no_id_index" ON "typical_position" USING btree ("author_user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "typical_position_org_no_id_index" ON "typical_position" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "typical_position_public" ON "typical_position" USING btree ("published_time" desc,"id" desc) WHERE version > 0 and status_id = 1;--> statement-breakpoint
CREATE INDEX "typical_position_of_job" ON "typical_position" USING btree ("job_type_code" text_pattern_ops) WHERE version > 0 and status_id = 1;--> statement-breakpoint
CREATE INDEX "typical_position_of_industry" ON "typical_position" USING btree ("industry" text_pattern_ops) WHERE version > 0 and status_id = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "typical_position_ability_once" ON "typical_position_ability" USING btree ("typical_position_id","ability_id");--> statement-breakpoint
CREATE INDEX "typical_position_ability_ability_id_ability_level_index" ON "typical_position_ability" USING btree ("ability_id","ability_level");--> statement-breakpoint
CREATE INDEX "blog_article_latest" ON "blog_article" USING btree ("publish_time" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE article_state = 1 and visibility = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "blog_article_hot" ON "blog_article" USING btree ("heat" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE article_state = 1 and visibility = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "blog_article_author" ON "blog_article" USING btree ("user_no","publish_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_article_own" ON "blog_article" USING btree ("user_no","write_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_comment_thread" ON "blog_comment" USING btree ("article_id","root_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_comment_root_id_id_index" ON "blog_comment" USING btree ("root_id","id");--> statement-breakpoint
CREATE INDEX "blog_comment_user_no_gmt_create_index" ON "blog_comment" USING btree ("user_no","gmt_create");--> statement-breakpoint
CREATE INDEX "blog_comment_reply_to_user_no_index" ON "blog_comment" USING btree ("reply_to_user_no");--> statement-breakpoint
CREATE INDEX "blog_label_label_id_publish_time_article_id_index" ON "blog_label" USING btree ("label_id","publish_time" DESC NULLS FIRST,"article_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_version_article_id_id_index" ON "blog_version" USING btree ("article_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blogger_heat_id_index" ON "blogger" USING btree ("heat" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "community_label_label_type_count_use_id_index" ON "community_label" USING btree ("label_type","count_use" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "community_record_subject_kind_subject_id_op_type_index" ON "community_record" USING btree ("subject_kind","subject_id","op_type");--> statement-breakpoint
CREATE INDEX "community_record_mine" ON "community_record" USING btree ("user_no","subject_kind","op_type","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "community_report_once" ON "community_report" USING btree ("user_no","subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "community_report_report_state_id_index" ON "community_report" USING btree ("report_state","id");--> statement-breakpoint
CREATE INDEX "community_report_article_id_index" ON "community_report" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "community_report_against_user_no_index" ON "community_report" USING btree ("against_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "live_entry_once" ON "live_entry" USING btree ("room_id","user_no","client_key") WHERE client_key is not null;--> statement-breakpoint
CREATE INDEX "live_entry_kind" ON "live_entry" USING btree ("room_id","entry_kind","value","seq");--> statement-breakpoint
CREATE INDEX "live_entry_user_no_index" ON "live_entry" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "live_member_user_no_id_index" ON "live_member" USING btree ("user_no","id");--> statement-breakpoint
CREATE INDEX "live_member_room_id_seen_at_index" ON "live_member" USING btree ("room_id","seen_at");--> statement-breakpoint
CREATE INDEX "live_member_hands" ON "live_member" USING btree ("room_id","hand_state") WHERE "live_member"."hand_state" <> 1;--> statement-breakpoint
CREATE INDEX "live_poll_room_id_id_index" ON "live_poll" USING btree ("room_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_poll_running" ON "live_poll" USING btree ("room_id") WHERE is_open = 1;--> statement-breakpoint
CREATE INDEX "live_poll_answer_user_no_index" ON "live_poll_answer" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "live_room_course_id_id_index" ON "live_room" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "live_room_anchor_user_no_index" ON "live_room" USING btree ("anchor_user_no");--> statement-breakpoint
CREATE INDEX "live_room_deck_media_id_index" ON "live_room" USING btree ("deck_media_id");--> statement-breakpoint
CREATE INDEX "live_room_film_media_id_index" ON "live_room" USING btree ("film_media_id");--> statement-breakpoint
CREATE INDEX "live_room_running" ON "live_room" USING btree ("anchor_seen_at") WHERE "live_room"."room_status" in (2, 5);--> statement-breakpoint
CREATE INDEX "live_sign_room_id_id_index" ON "live_sign" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "live_sign_person_user_no_index" ON "live_sign_person" USING btree ("user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "typical_position_course_once" ON "typical_position_course" USING btree ("typical_position_id","course_id");--> statement-breakpoint
CREATE INDEX "typical_position_course_stage_id_sort_index" ON "typical_position_course" USING btree ("stage_id","sort");--> statement-breakpoint
CREATE INDEX "typical_position_course_course_id_index" ON "typical_position_course" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "typical_position_draft_content" ON "typical_position_draft" USING gin ("content" jsonb_path_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "typical_position_review_waiting" ON "typical_position_review" USING btree ("typical_position_id") WHERE audit_status = 0;--> statement-breakpoint
CREATE INDEX "typical_position_review_typical_position_id_id_index" ON "typical_position_review" USING btree ("typical_position_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "typical_position_review_reviewer_org_no_audit_status_submit_time_index" ON "typical_position_review" USING btree ("reviewer_org_no","audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "typical_position_review_audit_status_submit_time_index" ON "typical_position_review" USING btree ("audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "typical_position_stage_typical_position_id_sort_index" ON "typical_position_stage" USING btree ("typical_position_id","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "typical_position_test_once" ON "typical_position_test" USING btree ("typical_position_id","assessment_id");--> statement-breakpoint
CREATE INDEX "typical_position_test_assessment_id_index" ON "typical_position_test" USING btree ("assessment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "typical_position_use_once" ON "typical_position_use" USING btree ("typical_position_id","org_no");--> statement-breakpoint
CREATE INDEX "typical_position_use_org_no_id_index" ON "typical_position_use" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacancy_of_org" ON "vacancy" USING btree ("org_no","vacancy_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacancy_author_user_no_index" ON "vacancy" USING btree ("author_user_no");--> statement-breakpoint
CREATE INDEX "vacancy_typical_position_id_index" ON "vacancy" USING btree ("typical_position_id");--> statement-breakpoint
CREATE INDEX "vacancy_fresh" ON "vacancy" USING btree ("refreshed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "vacancy"."vacancy_state" = 2;--> statement-breakpoint
CREATE INDEX "vacancy_salary" ON "vacancy" USING btree ("salary_max" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "vacancy"."vacancy_state" = 2;--> statement-breakpoint
CREATE INDEX "vacancy_reply" ON "vacancy" USING btree ("last_reply_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE "vacancy"."vacancy_state" = 2;--> statement-breakpoint
CREATE INDEX "vacancy_facets" ON "vacancy" USING gin ("facets") WHERE "vacancy"."vacancy_state" = 2;--> statement-breakpoint
CREATE INDEX "vacancy_waiting" ON "vacancy" USING btree ("oldest_waiting") WHERE "vacancy"."vacancy_state" = 2;--> statement-breakpoint
CREATE INDEX "vacancy_ending" ON "vacancy" USING btree ("end_date") WHERE "vacancy"."vacancy_state" in (2, 3);--> statement-breakpoint
CREATE UNIQUE INDEX "vacancy_ability_once" ON "vacancy_ability" USING btree ("vacancy_id","ability_id");--> statement-breakpoint
CREATE INDEX "vacancy_ability_ability_id_ability_level_index" ON "vacancy_ability" USING btree ("ability_id","ability_level");--> statement-breakpoint
CREATE UNIQUE INDEX "vacancy_application_once" ON "vacancy_application" USING btree ("vacancy_id","user_no");--> statement-breakpoint
CREATE INDEX "vacancy_application_user_no_applied_at_id_index" ON "vacancy_application" USING btree ("user_no","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacancy_application_of" ON "vacancy_application" USING btree ("vacancy_id","application_state","applied_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacancy_application_org" ON "vacancy_application" USING btree ("org_no","applied_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vacancy_audit_waits_once" ON "vacancy_audit" USING btree ("vacancy_id") WHERE "vacancy_audit"."audit_status" = 0 and "vacancy_audit"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "vacancy_audit_vacancy_id_id_index" ON "vacancy_audit" USING btree ("vacancy_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "vacancy_audit_user_no_index" ON "vacancy_audit" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "vacancy_audit_queue" ON "vacancy_audit" USING btree ("audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "peer_review_task_id_submission_id_id_index" ON "peer_review" USING btree ("task_id","submission_id","id");--> statement-breakpoint
ALTER TABLE "attendance_record" ADD CONSTRAINT "attendance_record_way_known" CHECK ("attendance_record"."way" in (1, 2, 3, 4, 5, 6));--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_collection_type_known" CHECK ("collection"."collection_type" in (1, 8, 9));--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_kind_known" CHECK ("search_document"."kind" in (1, 2, 4, 5, 6, 8, 101, 102, 103, 104));--> statement-breakpoint
ALTER TABLE "msg" ADD CONSTRAINT "msg_msg_type_known" CHECK ("msg"."msg_type" in ('community', 'organization', 'review', 'security', 'study', 'system'));