CREATE SEQUENCE "public"."ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "article" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"zone_id" bigint NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"article_img" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"is_recommend" smallint DEFAULT 0 NOT NULL,
	"count_view" integer DEFAULT 0 NOT NULL,
	"publish_time" timestamptz(3) NOT NULL,
	CONSTRAINT "article_status_id_known" CHECK ("article"."status_id" in (0, 1)),
	CONSTRAINT "article_is_recommend_known" CHECK ("article"."is_recommend" in (0, 1)),
	CONSTRAINT "article_count_view_counted" CHECK ("article"."count_view" >= 0)
);
--> statement-breakpoint
CREATE TABLE "article_zone" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"zone_name" text NOT NULL,
	CONSTRAINT "article_zone_status_id_known" CHECK ("article_zone"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "comment_helpful" (
	"comment_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	CONSTRAINT "comment_helpful_comment_id_user_no_pk" PRIMARY KEY("comment_id","user_no")
);
--> statement-breakpoint
CREATE TABLE "course_comment" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"course_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"comment_text" text NOT NULL,
	"star" smallint,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_comment_status_id_known" CHECK ("course_comment"."status_id" in (0, 1)),
	CONSTRAINT "course_comment_star_within" CHECK ("course_comment"."star" between 1 and 5),
	CONSTRAINT "course_comment_helpful_count_counted" CHECK ("course_comment"."helpful_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "collection" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"user_no" bigint NOT NULL,
	"collection_type" smallint NOT NULL,
	"collection_id" bigint NOT NULL,
	CONSTRAINT "collection_collection_type_known" CHECK ("collection"."collection_type" in (1, 8))
);
--> statement-breakpoint
CREATE TABLE "course" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"course_category" smallint NOT NULL,
	"lecturer_user_no" bigint NOT NULL,
	"org_no" bigint,
	"category_id1" bigint NOT NULL,
	"category_id2" bigint NOT NULL,
	"category_id3" bigint NOT NULL,
	"course_name" text NOT NULL,
	"course_logo" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"introduce" text DEFAULT '' NOT NULL,
	"is_free" smallint NOT NULL,
	"is_vip_free" smallint DEFAULT 0 NOT NULL,
	"course_original" integer DEFAULT 0 NOT NULL,
	"course_discount" integer DEFAULT 0 NOT NULL,
	"is_putaway" smallint DEFAULT 1 NOT NULL,
	"count_buy" integer DEFAULT 0 NOT NULL,
	"count_study" integer DEFAULT 0 NOT NULL,
	"period_total" integer DEFAULT 0 NOT NULL,
	"seconds_total" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"is_drag_allowed" smallint DEFAULT 1 NOT NULL,
	"is_speed_allowed" smallint DEFAULT 1 NOT NULL,
	"completion_percent" smallint DEFAULT 90 NOT NULL,
	"credit" smallint DEFAULT 0 NOT NULL,
	"is_answer" smallint DEFAULT 0 NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"file_kinds" smallint[] DEFAULT '{}' NOT NULL,
	"start_time" timestamptz(3),
	"end_time" timestamptz(3),
	"live_status" smallint,
	CONSTRAINT "course_status_id_known" CHECK ("course"."status_id" in (0, 1)),
	CONSTRAINT "course_course_category_known" CHECK ("course"."course_category" in (1, 2, 3, 4, 5)),
	CONSTRAINT "course_is_free_known" CHECK ("course"."is_free" in (0, 1)),
	CONSTRAINT "course_is_vip_free_known" CHECK ("course"."is_vip_free" in (0, 1)),
	CONSTRAINT "course_course_original_counted" CHECK ("course"."course_original" >= 0),
	CONSTRAINT "course_course_discount_counted" CHECK ("course"."course_discount" >= 0),
	CONSTRAINT "course_is_putaway_known" CHECK ("course"."is_putaway" in (0, 1)),
	CONSTRAINT "course_count_buy_counted" CHECK ("course"."count_buy" >= 0),
	CONSTRAINT "course_count_study_counted" CHECK ("course"."count_study" >= 0),
	CONSTRAINT "course_period_total_counted" CHECK ("course"."period_total" >= 0),
	CONSTRAINT "course_seconds_total_counted" CHECK ("course"."seconds_total" >= 0),
	CONSTRAINT "course_rating_sum_counted" CHECK ("course"."rating_sum" >= 0),
	CONSTRAINT "course_rating_count_counted" CHECK ("course"."rating_count" >= 0),
	CONSTRAINT "course_is_drag_allowed_known" CHECK ("course"."is_drag_allowed" in (0, 1)),
	CONSTRAINT "course_is_speed_allowed_known" CHECK ("course"."is_speed_allowed" in (0, 1)),
	CONSTRAINT "course_completion_percent_within" CHECK ("course"."completion_percent" between 1 and 100),
	CONSTRAINT "course_is_answer_known" CHECK ("course"."is_answer" in (0, 1)),
	CONSTRAINT "course_file_kinds_known" CHECK ("course"."file_kinds" <@ array[4, 5, 6, 7, 8, 9, 10]::smallint[]),
	CONSTRAINT "course_live_status_known" CHECK ("course"."live_status" in (1, 2, 3, 4)),
	CONSTRAINT "course_times_in_order" CHECK ("course"."start_time" <= "course"."end_time")
);
--> statement-breakpoint
CREATE TABLE "course_category" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"category_type" smallint NOT NULL,
	"category_name" text NOT NULL,
	"floor" smallint NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "course_category_status_id_known" CHECK ("course_category"."status_id" in (0, 1)),
	CONSTRAINT "course_category_category_type_known" CHECK ("course_category"."category_type" in (1, 2, 4, 5)),
	CONSTRAINT "course_category_floor_within" CHECK ("course_category"."floor" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "course_chapter" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"course_id" bigint NOT NULL,
	"chapter_name" text NOT NULL,
	"chapter_desc" text DEFAULT '' NOT NULL,
	"is_free" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "course_chapter_of_course" UNIQUE("course_id","id"),
	CONSTRAINT "course_chapter_status_id_known" CHECK ("course_chapter"."status_id" in (0, 1)),
	CONSTRAINT "course_chapter_is_free_known" CHECK ("course_chapter"."is_free" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "course_period" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"course_id" bigint NOT NULL,
	"chapter_id" bigint NOT NULL,
	"period_name" text NOT NULL,
	"period_desc" text DEFAULT '' NOT NULL,
	"is_free" smallint DEFAULT 0 NOT NULL,
	"file_type" smallint NOT NULL,
	"media_id" bigint,
	"link_url" text DEFAULT '' NOT NULL,
	"length" integer DEFAULT 1 NOT NULL,
	"page_seconds" smallint,
	"start_time" timestamptz(3),
	CONSTRAINT "course_period_of_course" UNIQUE("course_id","id"),
	CONSTRAINT "course_period_status_id_known" CHECK ("course_period"."status_id" in (0, 1)),
	CONSTRAINT "course_period_is_free_known" CHECK ("course_period"."is_free" in (0, 1)),
	CONSTRAINT "course_period_file_type_known" CHECK ("course_period"."file_type" in (4, 5, 6, 7, 8, 9, 10)),
	CONSTRAINT "course_period_length_counted" CHECK ("course_period"."length" >= 0)
);
--> statement-breakpoint
CREATE TABLE "courseware" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"course_id" bigint NOT NULL,
	"period_id" bigint NOT NULL,
	"doc_name" text NOT NULL,
	"media_id" bigint NOT NULL,
	"count_download" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "courseware_status_id_known" CHECK ("courseware"."status_id" in (0, 1)),
	CONSTRAINT "courseware_count_download_counted" CHECK ("courseware"."count_download" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"kind" smallint NOT NULL,
	"ref_id" bigint NOT NULL,
	"title" text NOT NULL,
	"title_key" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"tokens" text NOT NULL,
	"format" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "search_document_kind_ref_id_pk" PRIMARY KEY("kind","ref_id"),
	CONSTRAINT "search_document_kind_known" CHECK ("search_document"."kind" in (1, 2, 4, 8, 101, 102, 103))
);
--> statement-breakpoint
CREATE TABLE "search_term" (
	"term" text PRIMARY KEY NOT NULL,
	"pinyin" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zone_course" (
	"zone_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "zone_course_zone_id_course_id_pk" PRIMARY KEY("zone_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "media_cue" (
	"media_id" bigint NOT NULL,
	"track" smallint NOT NULL,
	"seq" integer NOT NULL,
	"start_ms" integer NOT NULL,
	"words" text NOT NULL,
	"folded" text NOT NULL,
	CONSTRAINT "media_cue_media_id_track_seq_pk" PRIMARY KEY("media_id","track","seq"),
	CONSTRAINT "media_cue_seq_counted" CHECK ("media_cue"."seq" >= 0),
	CONSTRAINT "media_cue_start_ms_counted" CHECK ("media_cue"."start_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE "media_file" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"org_no" bigint,
	"file_name" text NOT NULL,
	"file_type" smallint NOT NULL,
	"content_type" text NOT NULL,
	"storage_key" text NOT NULL,
	"file_size" bigint NOT NULL,
	"length" integer DEFAULT 1 NOT NULL,
	"subtitles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"media_state" smallint DEFAULT 1 NOT NULL,
	"processed" smallint DEFAULT 100 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"folder_id" bigint,
	"sha256" text DEFAULT '' NOT NULL,
	"poster_key" text DEFAULT '' NOT NULL,
	"cue_format" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "media_file_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "media_file_status_id_known" CHECK ("media_file"."status_id" in (0, 1)),
	CONSTRAINT "media_file_file_type_known" CHECK ("media_file"."file_type" in (4, 5, 6, 7, 8, 9, 10)),
	CONSTRAINT "media_file_file_size_counted" CHECK ("media_file"."file_size" >= 0),
	CONSTRAINT "media_file_length_counted" CHECK ("media_file"."length" >= 0),
	CONSTRAINT "media_file_media_state_known" CHECK ("media_file"."media_state" in (1, 2, 3, 4)),
	CONSTRAINT "media_file_processed_within" CHECK ("media_file"."processed" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "media_folder" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"user_no" bigint NOT NULL,
	"folder_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecturer_audit" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"lecturer_user_no" bigint NOT NULL,
	"lecturer_name" text NOT NULL,
	"lecturer_mobile" text DEFAULT '' NOT NULL,
	"lecturer_email" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"head_img_url" text DEFAULT '' NOT NULL,
	"introduce" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"proofs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	"submit_time" timestamptz(3) NOT NULL,
	CONSTRAINT "lecturer_audit_lecturer_user_no_unique" UNIQUE("lecturer_user_no"),
	CONSTRAINT "lecturer_audit_status_id_known" CHECK ("lecturer_audit"."status_id" in (0, 1)),
	CONSTRAINT "lecturer_audit_audit_status_known" CHECK ("lecturer_audit"."audit_status" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "org_apply" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"org_type" smallint NOT NULL,
	"org_name" text NOT NULL,
	"org_code" text DEFAULT '' NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"industry" text DEFAULT '' NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"nature" text DEFAULT '' NOT NULL,
	"school_level" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"contact_name" text NOT NULL,
	"contact_mobile" text NOT NULL,
	"licence_img" text DEFAULT '' NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	"submit_time" timestamptz(3) NOT NULL,
	"org_no" bigint,
	CONSTRAINT "org_apply_status_id_known" CHECK ("org_apply"."status_id" in (0, 1)),
	CONSTRAINT "org_apply_org_type_known" CHECK ("org_apply"."org_type" in (3, 4, 5)),
	CONSTRAINT "org_apply_audit_status_known" CHECK ("org_apply"."audit_status" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "org_department" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"path" text NOT NULL,
	"depart_name" text NOT NULL,
	"head_user_no" bigint,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "org_department_of_org" UNIQUE("org_no","id"),
	CONSTRAINT "org_department_status_id_known" CHECK ("org_department"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "org_import" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"rows" jsonb NOT NULL,
	"total_count" integer NOT NULL,
	"bad_count" integer NOT NULL,
	"import_status" smallint DEFAULT 1 NOT NULL,
	"imported_at" timestamptz(3),
	"undone_at" timestamptz(3),
	CONSTRAINT "org_import_status_id_known" CHECK ("org_import"."status_id" in (0, 1)),
	CONSTRAINT "org_import_total_count_counted" CHECK ("org_import"."total_count" >= 0),
	CONSTRAINT "org_import_bad_count_counted" CHECK ("org_import"."bad_count" >= 0),
	CONSTRAINT "org_import_import_status_known" CHECK ("org_import"."import_status" in (1, 2, 3)),
	CONSTRAINT "org_import_bad_among_all" CHECK ("org_import"."bad_count" <= "org_import"."total_count")
);
--> statement-breakpoint
CREATE TABLE "org_info_audit" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	"submit_time" timestamptz(3) NOT NULL,
	CONSTRAINT "org_info_audit_status_id_known" CHECK ("org_info_audit"."status_id" in (0, 1)),
	CONSTRAINT "org_info_audit_audit_status_known" CHECK ("org_info_audit"."audit_status" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "org_member" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint,
	"department_id" bigint,
	"member_name" text NOT NULL,
	"mobile" text NOT NULL,
	"job_number" text,
	"post" text DEFAULT '' NOT NULL,
	"member_status" smallint DEFAULT 1 NOT NULL,
	"invited_role_ids" bigint[] DEFAULT '{}' NOT NULL,
	"invited_by" bigint,
	"joined_at" timestamptz(3),
	"import_id" bigint,
	CONSTRAINT "org_member_status_id_known" CHECK ("org_member"."status_id" in (0, 1)),
	CONSTRAINT "org_member_member_status_known" CHECK ("org_member"."member_status" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "org_student" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint,
	"department_id" bigint,
	"student_name" text NOT NULL,
	"student_number" text NOT NULL,
	"major" text DEFAULT '' NOT NULL,
	"class_name" text DEFAULT '' NOT NULL,
	"entry_year" smallint,
	"bind_status" smallint DEFAULT 0 NOT NULL,
	"bind_opinion" text DEFAULT '' NOT NULL,
	"bind_time" timestamptz(3),
	"import_id" bigint,
	CONSTRAINT "org_student_status_id_known" CHECK ("org_student"."status_id" in (0, 1)),
	CONSTRAINT "org_student_bind_status_known" CHECK ("org_student"."bind_status" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "attention" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"user_no" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref_no" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lecturer" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"lecturer_user_no" bigint NOT NULL,
	"lecturer_name" text NOT NULL,
	"lecturer_mobile" text DEFAULT '' NOT NULL,
	"lecturer_email" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"head_img_url" text DEFAULT '' NOT NULL,
	"introduce" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"org_no" bigint,
	"count_course" integer DEFAULT 0 NOT NULL,
	"count_study" integer DEFAULT 0 NOT NULL,
	"count_fans" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lecturer_lecturer_user_no_unique" UNIQUE("lecturer_user_no"),
	CONSTRAINT "lecturer_status_id_known" CHECK ("lecturer"."status_id" in (0, 1)),
	CONSTRAINT "lecturer_count_course_counted" CHECK ("lecturer"."count_course" >= 0),
	CONSTRAINT "lecturer_count_study_counted" CHECK ("lecturer"."count_study" >= 0),
	CONSTRAINT "lecturer_count_fans_counted" CHECK ("lecturer"."count_fans" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_base" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"birthday" text DEFAULT '' NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"contact_mobile" text DEFAULT '' NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"edu_grade" text DEFAULT '' NOT NULL,
	"work_since" text DEFAULT '' NOT NULL,
	"job_status" text DEFAULT '' NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"visibility" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "user_base_user_no_unique" UNIQUE("user_no"),
	CONSTRAINT "user_base_status_id_known" CHECK ("user_base"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "user_education" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"school_name" text NOT NULL,
	"major" text DEFAULT '' NOT NULL,
	"degree" text DEFAULT '' NOT NULL,
	"start_date" text DEFAULT '' NOT NULL,
	"end_date" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "user_education_status_id_known" CHECK ("user_education"."status_id" in (0, 1)),
	CONSTRAINT "user_education_end_date_in_order" CHECK ("user_education"."end_date" = '' or "start_date" <= "user_education"."end_date")
);
--> statement-breakpoint
CREATE TABLE "user_expected_job" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"job_type_code" text NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"salary_min" smallint DEFAULT 0 NOT NULL,
	"salary_max" smallint DEFAULT 0 NOT NULL,
	"job_nature" text DEFAULT '' NOT NULL,
	"arrival" text DEFAULT '' NOT NULL,
	CONSTRAINT "user_expected_job_status_id_known" CHECK ("user_expected_job"."status_id" in (0, 1)),
	CONSTRAINT "user_expected_job_salary_min_within" CHECK ("user_expected_job"."salary_min" between 0 and 260),
	CONSTRAINT "user_expected_job_salary_max_within" CHECK ("user_expected_job"."salary_max" between 0 and 260),
	CONSTRAINT "user_expected_job_salary_in_order" CHECK ("user_expected_job"."salary_min" <= "user_expected_job"."salary_max")
);
--> statement-breakpoint
CREATE TABLE "user_news" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"title" text NOT NULL,
	"event_date" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "user_news_status_id_known" CHECK ("user_news"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "user_project" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"project_name" text NOT NULL,
	"project_role" text DEFAULT '' NOT NULL,
	"start_date" text DEFAULT '' NOT NULL,
	"end_date" text DEFAULT '' NOT NULL,
	"link_url" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"result" text DEFAULT '' NOT NULL,
	CONSTRAINT "user_project_status_id_known" CHECK ("user_project"."status_id" in (0, 1)),
	CONSTRAINT "user_project_end_date_in_order" CHECK ("user_project"."end_date" = '' or "start_date" <= "user_project"."end_date")
);
--> statement-breakpoint
CREATE TABLE "user_research" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"title" text NOT NULL,
	"research_type" text DEFAULT '' NOT NULL,
	"publish_date" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"link_url" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "user_research_status_id_known" CHECK ("user_research"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "user_work" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"company_name" text NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"industry" text DEFAULT '' NOT NULL,
	"start_date" text DEFAULT '' NOT NULL,
	"end_date" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "user_work_status_id_known" CHECK ("user_work"."status_id" in (0, 1)),
	CONSTRAINT "user_work_end_date_in_order" CHECK ("user_work"."end_date" = '' or "start_date" <= "user_work"."end_date")
);
--> statement-breakpoint
CREATE TABLE "user_work_set" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"title" text NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"link_url" text DEFAULT '' NOT NULL,
	"is_public" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "user_work_set_status_id_known" CHECK ("user_work_set"."status_id" in (0, 1)),
	CONSTRAINT "user_work_set_is_public_known" CHECK ("user_work_set"."is_public" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"day" date NOT NULL,
	"word_key" text NOT NULL,
	"word" text NOT NULL,
	"times" integer NOT NULL,
	"visitors" bigint NOT NULL,
	CONSTRAINT "search_word_day_word_key_pk" PRIMARY KEY("day","word_key"),
	CONSTRAINT "search_word_times_counted" CHECK ("search_word"."times" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_word_choice" (
	"word_key" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"is_pinned" smallint NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	CONSTRAINT "search_word_choice_is_pinned_known" CHECK ("search_word_choice"."is_pinned" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "certificate" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"certificate_no" text NOT NULL,
	"user_no" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"holder_name" text NOT NULL,
	"course_name" text NOT NULL,
	"org_name" text DEFAULT '' NOT NULL,
	"lecturer_name" text DEFAULT '' NOT NULL,
	"hours" integer DEFAULT 0 NOT NULL,
	"issued_at" timestamptz(3) NOT NULL,
	"revoked_at" timestamptz(3),
	"revoke_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "certificate_certificate_no_unique" UNIQUE("certificate_no"),
	CONSTRAINT "certificate_status_id_known" CHECK ("certificate"."status_id" in (0, 1)),
	CONSTRAINT "certificate_hours_counted" CHECK ("certificate"."hours" >= 0)
);
--> statement-breakpoint
CREATE TABLE "certificate_number" (
	"certificate_no" text PRIMARY KEY NOT NULL,
	"certificate_id" bigint NOT NULL,
	"replaced_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate_waiting" (
	"user_no" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	CONSTRAINT "certificate_waiting_user_no_course_id_pk" PRIMARY KEY("user_no","course_id")
);
--> statement-breakpoint
CREATE TABLE "integral_log" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"user_no" bigint NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"target_name" text DEFAULT '' NOT NULL,
	"points" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "integral_log_kind_known" CHECK ("integral_log"."kind" in ('rating', 'share'))
);
--> statement-breakpoint
CREATE TABLE "ledger_dispute" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"sitting_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"refused_spans" "int4multirange" DEFAULT '{}' NOT NULL,
	"refused_reason" text DEFAULT '' NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	CONSTRAINT "ledger_dispute_status_id_known" CHECK ("ledger_dispute"."status_id" in (0, 1)),
	CONSTRAINT "ledger_dispute_audit_status_known" CHECK ("ledger_dispute"."audit_status" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "period_note" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	"user_no" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"period_id" bigint NOT NULL,
	"note_key" text NOT NULL,
	"revision" text NOT NULL,
	"position" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "period_note_position_counted" CHECK ("period_note"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "study_clock" (
	"user_no" bigint PRIMARY KEY NOT NULL,
	"used" "int8multirange" DEFAULT '{}' NOT NULL,
	"debt_ms" integer DEFAULT 0 NOT NULL,
	"booked" "int8multirange" DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_sitting" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"user_no" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"period_id" bigint NOT NULL,
	"sitting_key" text NOT NULL,
	"started_at" timestamptz(3) NOT NULL,
	"last_at" timestamptz(3) NOT NULL,
	"watched" "int4multirange" DEFAULT '{}' NOT NULL,
	"granted" integer DEFAULT 0 NOT NULL,
	"refused_spans" "int4multirange" DEFAULT '{}' NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"refused_reason" text DEFAULT '' NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	CONSTRAINT "study_sitting_granted_counted" CHECK ("study_sitting"."granted" >= 0),
	CONSTRAINT "study_sitting_refused_counted" CHECK ("study_sitting"."refused" >= 0),
	CONSTRAINT "study_sitting_seconds_counted" CHECK ("study_sitting"."seconds" >= 0),
	CONSTRAINT "study_sitting_position_counted" CHECK ("study_sitting"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_course" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"source" text DEFAULT 'free' NOT NULL,
	"expires_at" timestamptz(3),
	"last_period_id" bigint,
	"last_study_at" timestamptz(3),
	"period_done" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamptz(3),
	"plan_date" date,
	"reset_at" timestamptz(3),
	CONSTRAINT "user_course_status_id_known" CHECK ("user_course"."status_id" in (0, 1)),
	CONSTRAINT "user_course_period_done_counted" CHECK ("user_course"."period_done" >= 0),
	CONSTRAINT "user_course_progress_within" CHECK ("user_course"."progress" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "user_period" (
	"user_no" bigint NOT NULL,
	"period_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"watched" "int4multirange" DEFAULT '{}' NOT NULL,
	"watched_length" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_done" smallint DEFAULT 0 NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	CONSTRAINT "user_period_user_no_period_id_pk" PRIMARY KEY("user_no","period_id"),
	CONSTRAINT "user_period_watched_length_counted" CHECK ("user_period"."watched_length" >= 0),
	CONSTRAINT "user_period_position_counted" CHECK ("user_period"."position" >= 0),
	CONSTRAINT "user_period_is_done_known" CHECK ("user_period"."is_done" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "adv" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"adv_title" text NOT NULL,
	"adv_kicker" text DEFAULT '' NOT NULL,
	"adv_text" text DEFAULT '' NOT NULL,
	"adv_button" text DEFAULT '' NOT NULL,
	"adv_img" text DEFAULT '' NOT NULL,
	"adv_url" text DEFAULT '' NOT NULL,
	"adv_target" text DEFAULT '_self' NOT NULL,
	"adv_location" smallint DEFAULT 1 NOT NULL,
	"plat_show" smallint DEFAULT 0 NOT NULL,
	"begin_time" timestamptz(3) NOT NULL,
	"end_time" timestamptz(3) NOT NULL,
	CONSTRAINT "adv_status_id_known" CHECK ("adv"."status_id" in (0, 1)),
	CONSTRAINT "adv_times_in_order" CHECK ("adv"."begin_time" <= "adv"."end_time")
);
--> statement-breakpoint
CREATE TABLE "dict_item" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"dict_key" text NOT NULL,
	"parent_value" text DEFAULT '' NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "dict_item_status_id_known" CHECK ("dict_item"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "nav_bar" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"nav_title" text NOT NULL,
	"nav_url" text NOT NULL,
	"target" text DEFAULT '_self' NOT NULL,
	CONSTRAINT "nav_bar_status_id_known" CHECK ("nav_bar"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"channel" text NOT NULL,
	"receiver" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"delivery_status" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"tried_at" timestamptz(3),
	"payload" jsonb,
	CONSTRAINT "outbox_message_delivery_status_known" CHECK ("outbox_message"."delivery_status" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "sys_config" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"config_name" text NOT NULL,
	"config_key" text NOT NULL,
	"config_value" text DEFAULT '' NOT NULL,
	"config_show" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "sys_config_config_key_unique" UNIQUE("config_key"),
	CONSTRAINT "sys_config_status_id_known" CHECK ("sys_config"."status_id" in (0, 1)),
	CONSTRAINT "sys_config_config_show_known" CHECK ("sys_config"."config_show" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "tag_item" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"tag_group" text NOT NULL,
	"tag_name" text NOT NULL,
	"user_no" bigint,
	CONSTRAINT "tag_item_status_id_known" CHECK ("tag_item"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "tree_node" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"parent_code" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"level" smallint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "tree_node_kind_known" CHECK ("tree_node"."kind" in ('jobType', 'region', 'speciality')),
	CONSTRAINT "tree_node_status_id_known" CHECK ("tree_node"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "user_accusation" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"accusation_type" text NOT NULL,
	"content" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"target_url" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"handle_status" smallint DEFAULT 1 NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"reply_time" timestamptz(3),
	"reply_user_no" bigint,
	CONSTRAINT "user_accusation_status_id_known" CHECK ("user_accusation"."status_id" in (0, 1)),
	CONSTRAINT "user_accusation_handle_status_known" CHECK ("user_accusation"."handle_status" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "website" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"keyword" text DEFAULT '' NOT NULL,
	"desc" text DEFAULT '' NOT NULL,
	"copyright" text DEFAULT '' NOT NULL,
	"icp" text DEFAULT '' NOT NULL,
	"prn" text DEFAULT '' NOT NULL,
	"prn_no" text DEFAULT '' NOT NULL,
	"is_enable_statistics" smallint DEFAULT 0 NOT NULL,
	"statistics_code" text DEFAULT '' NOT NULL,
	"is_show_service" smallint DEFAULT 0 NOT NULL,
	"service1" text DEFAULT '' NOT NULL,
	"service2" text DEFAULT '' NOT NULL,
	"service3" text DEFAULT '' NOT NULL,
	"service4" text DEFAULT '' NOT NULL,
	"service5" text DEFAULT '' NOT NULL,
	"wx_code" text DEFAULT '' NOT NULL,
	"wb_code" text DEFAULT '' NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"ico" text DEFAULT '' NOT NULL,
	"h5_domain" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"support_url" text DEFAULT '' NOT NULL,
	"is_enable_vip" smallint DEFAULT 0 NOT NULL,
	"user_agreement" text DEFAULT '' NOT NULL,
	"privacy_policy" text DEFAULT '' NOT NULL,
	"entry_agreement" text DEFAULT '' NOT NULL,
	"recruit_title" text DEFAULT '' NOT NULL,
	"recruit_info" text DEFAULT '' NOT NULL,
	"shell_hosts" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "website_status_id_known" CHECK ("website"."status_id" in (0, 1)),
	CONSTRAINT "website_is_enable_statistics_known" CHECK ("website"."is_enable_statistics" in (0, 1)),
	CONSTRAINT "website_is_show_service_known" CHECK ("website"."is_show_service" in (0, 1)),
	CONSTRAINT "website_is_enable_vip_known" CHECK ("website"."is_enable_vip" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "website_link" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"link_name" text NOT NULL,
	"link_url" text NOT NULL,
	"link_target" text DEFAULT '_blank' NOT NULL,
	CONSTRAINT "website_link_status_id_known" CHECK ("website_link"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "website_nav" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"nav_name" text NOT NULL,
	CONSTRAINT "website_nav_status_id_known" CHECK ("website_nav"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "website_nav_article" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"nav_id" bigint NOT NULL,
	"art_title" text NOT NULL,
	"art_pic" text DEFAULT '' NOT NULL,
	"art_desc" text NOT NULL,
	CONSTRAINT "website_nav_article_status_id_known" CHECK ("website_nav_article"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "zone" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"zone_name" text NOT NULL,
	"zone_desc" text DEFAULT '' NOT NULL,
	"zone_type" smallint DEFAULT 1 NOT NULL,
	"zone_location" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "zone_status_id_known" CHECK ("zone"."status_id" in (0, 1)),
	CONSTRAINT "zone_zone_type_known" CHECK ("zone"."zone_type" in (1, 2, 4, 5))
);
--> statement-breakpoint
CREATE TABLE "account_deletion" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"due_time" timestamptz(3) NOT NULL,
	"deletion_status" smallint DEFAULT 1 NOT NULL,
	"done_time" timestamptz(3),
	CONSTRAINT "account_deletion_status_id_known" CHECK ("account_deletion"."status_id" in (0, 1)),
	CONSTRAINT "account_deletion_deletion_status_known" CHECK ("account_deletion"."deletion_status" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "msg" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"msg_type" text DEFAULT 'system' NOT NULL,
	"msg_title" text NOT NULL,
	"msg_text" text DEFAULT '' NOT NULL,
	"msg_url" text DEFAULT '' NOT NULL,
	CONSTRAINT "msg_status_id_known" CHECK ("msg"."status_id" in (0, 1)),
	CONSTRAINT "msg_msg_type_known" CHECK ("msg"."msg_type" in ('organization', 'review', 'security', 'study', 'system'))
);
--> statement-breakpoint
CREATE TABLE "msg_user" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"msg_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"is_read" smallint DEFAULT 0 NOT NULL,
	"is_top" smallint DEFAULT 0 NOT NULL,
	"read_time" timestamptz(3),
	CONSTRAINT "msg_user_is_read_known" CHECK ("msg_user"."is_read" in (0, 1)),
	CONSTRAINT "msg_user_is_top_known" CHECK ("msg_user"."is_top" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "user_real_name" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"name_cipher" "bytea" NOT NULL,
	"number_cipher" "bytea" NOT NULL,
	"number_hash" "bytea" NOT NULL,
	"consent_time" timestamptz(3) NOT NULL,
	"way" text DEFAULT 'manual' NOT NULL,
	"tries" smallint DEFAULT 1 NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	"submit_time" timestamptz(3) NOT NULL,
	CONSTRAINT "user_real_name_user_no_unique" UNIQUE("user_no"),
	CONSTRAINT "user_real_name_status_id_known" CHECK ("user_real_name"."status_id" in (0, 1)),
	CONSTRAINT "user_real_name_audit_status_known" CHECK ("user_real_name"."audit_status" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"org_no" bigint,
	"purpose" text NOT NULL,
	"file_name" text NOT NULL,
	"extension" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL,
	CONSTRAINT "stored_file_status_id_known" CHECK ("stored_file"."status_id" in (0, 1)),
	CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('avatar', 'banner', 'feedback', 'licence', 'logo', 'picture', 'proof', 'resumePicture', 'work')),
	CONSTRAINT "stored_file_bytes_counted" CHECK ("stored_file"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sys_log" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"user_no" bigint NOT NULL,
	"org_no" bigint,
	"user_type" smallint NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"operation" text NOT NULL,
	"path" text NOT NULL,
	"request_id" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"grams" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "sys_log_user_type_known" CHECK ("sys_log"."user_type" in (0, 1, 2, 3, 4, 5))
);
--> statement-breakpoint
CREATE TABLE "media_share" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"media_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"token" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"count_view" integer DEFAULT 0 NOT NULL,
	"count_download" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "media_share_token_unique" UNIQUE("token"),
	CONSTRAINT "media_share_status_id_known" CHECK ("media_share"."status_id" in (0, 1)),
	CONSTRAINT "media_share_count_view_counted" CHECK ("media_share"."count_view" >= 0),
	CONSTRAINT "media_share_count_download_counted" CHECK ("media_share"."count_download" >= 0)
);
--> statement-breakpoint
CREATE TABLE "upload_session" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"upload_key" text NOT NULL,
	"user_no" bigint NOT NULL,
	"org_no" bigint,
	"file_name" text NOT NULL,
	"file_type" smallint NOT NULL,
	"file_size" bigint NOT NULL,
	"received" bigint DEFAULT '0' NOT NULL,
	"declared_sha256" text DEFAULT '' NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"media_id" bigint NOT NULL,
	"is_done" smallint DEFAULT 0 NOT NULL,
	"extension" text DEFAULT '' NOT NULL,
	"content_type" text DEFAULT '' NOT NULL,
	"sha256" text DEFAULT '' NOT NULL,
	"writer" text,
	"lease_until" timestamptz(3),
	"is_wanted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "upload_session_upload_key_unique" UNIQUE("upload_key"),
	CONSTRAINT "upload_session_file_type_known" CHECK ("upload_session"."file_type" in (4, 5, 6, 7, 8, 9, 10)),
	CONSTRAINT "upload_session_file_size_counted" CHECK ("upload_session"."file_size" >= 0),
	CONSTRAINT "upload_session_received_counted" CHECK ("upload_session"."received" >= 0),
	CONSTRAINT "upload_session_is_done_known" CHECK ("upload_session"."is_done" in (0, 1)),
	CONSTRAINT "upload_session_is_wanted_known" CHECK ("upload_session"."is_wanted" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"window_ends" timestamptz(3) NOT NULL,
	CONSTRAINT "login_attempt_count_counted" CHECK ("login_attempt"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "auth_role" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"role_name" text NOT NULL,
	"org_no" bigint,
	"user_type" smallint NOT NULL,
	"power_level" smallint DEFAULT 1 NOT NULL,
	"is_built_in" smallint DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"codes" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "auth_role_status_id_known" CHECK ("auth_role"."status_id" in (0, 1)),
	CONSTRAINT "auth_role_user_type_known" CHECK ("auth_role"."user_type" in (0, 1, 2, 3, 4, 5)),
	CONSTRAINT "auth_role_power_level_known" CHECK ("auth_role"."power_level" in (1, 2, 3, 9)),
	CONSTRAINT "auth_role_is_built_in_known" CHECK ("auth_role"."is_built_in" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "user_log_login" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"user_no" bigint,
	"account" text NOT NULL,
	"way" text NOT NULL,
	"login_status" smallint NOT NULL,
	"login_ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "user_log_login_login_status_known" CHECK ("user_log_login"."login_status" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "oauth_binding" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"source" text NOT NULL,
	"open_id" text NOT NULL,
	"user_no" bigint,
	"nickname" text DEFAULT '' NOT NULL,
	"head_img_url" text DEFAULT '' NOT NULL,
	CONSTRAINT "oauth_binding_status_id_known" CHECK ("oauth_binding"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "org_info" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"org_type" smallint NOT NULL,
	"org_name" text NOT NULL,
	"org_logo_img" text DEFAULT '' NOT NULL,
	"org_domain" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"industry" text DEFAULT '' NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"org_code" text DEFAULT '' NOT NULL,
	"nature" text DEFAULT '' NOT NULL,
	"school_level" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"slogan" text DEFAULT '' NOT NULL,
	"banner_img" text DEFAULT '' NOT NULL,
	"licence_img" text DEFAULT '' NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_mobile" text DEFAULT '' NOT NULL,
	"service_phone" text DEFAULT '' NOT NULL,
	"service_email" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "org_info_org_no_unique" UNIQUE("org_no"),
	CONSTRAINT "org_info_status_id_known" CHECK ("org_info"."status_id" in (0, 1)),
	CONSTRAINT "org_info_org_type_known" CHECK ("org_info"."org_type" in (3, 4, 5))
);
--> statement-breakpoint
CREATE TABLE "user_session" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_no" bigint NOT NULL,
	"identity_id" bigint NOT NULL,
	"see_as_role_id" bigint,
	"terminal_type" smallint DEFAULT 1 NOT NULL,
	"ttl_seconds" integer NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"last_seen" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"ended_reason" text,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "user_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" text DEFAULT '{}' NOT NULL,
	"expires_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"mobile" text,
	"email" text,
	"password_hash" text DEFAULT '' NOT NULL,
	"register_source" text DEFAULT 'web' NOT NULL,
	"referral_code" text NOT NULL,
	"referred_by" bigint,
	CONSTRAINT "user_account_user_no_unique" UNIQUE("user_no"),
	CONSTRAINT "user_account_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "user_account_email_unique" UNIQUE("email"),
	CONSTRAINT "user_account_referral_code_unique" UNIQUE("referral_code"),
	CONSTRAINT "user_account_status_id_known" CHECK ("user_account"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "user_ext" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"id_card_name" text DEFAULT '' NOT NULL,
	"head_img_url" text DEFAULT '' NOT NULL,
	"sex" smallint DEFAULT 3 NOT NULL,
	"age" smallint,
	"remark" text DEFAULT '' NOT NULL,
	"is_recommended" smallint DEFAULT 0 NOT NULL,
	"interests" bigint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "user_ext_user_no_unique" UNIQUE("user_no"),
	CONSTRAINT "user_ext_status_id_known" CHECK ("user_ext"."status_id" in (0, 1)),
	CONSTRAINT "user_ext_sex_known" CHECK ("user_ext"."sex" in (1, 2, 3)),
	CONSTRAINT "user_ext_is_recommended_known" CHECK ("user_ext"."is_recommended" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "user_identity" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"user_type" smallint NOT NULL,
	"org_no" bigint,
	"role_id" bigint NOT NULL,
	"job_number" text,
	CONSTRAINT "user_identity_status_id_known" CHECK ("user_identity"."status_id" in (0, 1)),
	CONSTRAINT "user_identity_user_type_known" CHECK ("user_identity"."user_type" in (0, 1, 2, 3, 4, 5))
);
--> statement-breakpoint
CREATE TABLE "verify_code" (
	"receiver" text NOT NULL,
	"scene" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "verify_code_receiver_scene_pk" PRIMARY KEY("receiver","scene")
);
--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_zone_id_article_zone_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."article_zone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_helpful" ADD CONSTRAINT "comment_helpful_comment_id_course_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."course_comment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_helpful" ADD CONSTRAINT "comment_helpful_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_comment" ADD CONSTRAINT "course_comment_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_comment" ADD CONSTRAINT "course_comment_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chapter" ADD CONSTRAINT "course_chapter_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_in_chapter" FOREIGN KEY ("course_id","chapter_id") REFERENCES "public"."course_chapter"("course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courseware" ADD CONSTRAINT "courseware_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courseware" ADD CONSTRAINT "courseware_of_period" FOREIGN KEY ("course_id","period_id") REFERENCES "public"."course_period"("course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_course" ADD CONSTRAINT "zone_course_zone_id_zone_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."zone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "zone_course" ADD CONSTRAINT "zone_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_cue" ADD CONSTRAINT "media_cue_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_folder_id_media_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_folder" ADD CONSTRAINT "media_folder_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecturer_audit" ADD CONSTRAINT "lecturer_audit_lecturer_user_no_user_account_user_no_fk" FOREIGN KEY ("lecturer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_apply" ADD CONSTRAINT "org_apply_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_department" ADD CONSTRAINT "org_department_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_import" ADD CONSTRAINT "org_import_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_info_audit" ADD CONSTRAINT "org_info_audit_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_import_id_org_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."org_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_member" ADD CONSTRAINT "org_member_in_department" FOREIGN KEY ("org_no","department_id") REFERENCES "public"."org_department"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_student" ADD CONSTRAINT "org_student_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_student" ADD CONSTRAINT "org_student_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_student" ADD CONSTRAINT "org_student_import_id_org_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."org_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_student" ADD CONSTRAINT "org_student_in_department" FOREIGN KEY ("org_no","department_id") REFERENCES "public"."org_department"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attention" ADD CONSTRAINT "attention_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecturer" ADD CONSTRAINT "lecturer_lecturer_user_no_user_account_user_no_fk" FOREIGN KEY ("lecturer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_base" ADD CONSTRAINT "user_base_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_education" ADD CONSTRAINT "user_education_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_expected_job" ADD CONSTRAINT "user_expected_job_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_news" ADD CONSTRAINT "user_news_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_project" ADD CONSTRAINT "user_project_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_research" ADD CONSTRAINT "user_research_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_work" ADD CONSTRAINT "user_work_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_work_set" ADD CONSTRAINT "user_work_set_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_number" ADD CONSTRAINT "certificate_number_certificate_id_certificate_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_waiting" ADD CONSTRAINT "certificate_waiting_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_waiting" ADD CONSTRAINT "certificate_waiting_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_dispute" ADD CONSTRAINT "ledger_dispute_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_dispute" ADD CONSTRAINT "ledger_dispute_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_dispute" ADD CONSTRAINT "ledger_dispute_sitting_id_study_sitting_id_fk" FOREIGN KEY ("sitting_id") REFERENCES "public"."study_sitting"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_note" ADD CONSTRAINT "period_note_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_note" ADD CONSTRAINT "period_note_on_period" FOREIGN KEY ("course_id","period_id") REFERENCES "public"."course_period"("course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_course" ADD CONSTRAINT "user_course_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_course" ADD CONSTRAINT "user_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_item" ADD CONSTRAINT "tag_item_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_accusation" ADD CONSTRAINT "user_accusation_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website_nav_article" ADD CONSTRAINT "website_nav_article_nav_id_website_nav_id_fk" FOREIGN KEY ("nav_id") REFERENCES "public"."website_nav"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletion" ADD CONSTRAINT "account_deletion_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "msg_user" ADD CONSTRAINT "msg_user_msg_id_msg_id_fk" FOREIGN KEY ("msg_id") REFERENCES "public"."msg"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_real_name" ADD CONSTRAINT "user_real_name_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_share" ADD CONSTRAINT "media_share_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_share" ADD CONSTRAINT "media_share_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_session" ADD CONSTRAINT "upload_session_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_role" ADD CONSTRAINT "auth_role_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "oauth_binding" ADD CONSTRAINT "oauth_binding_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_ext" ADD CONSTRAINT "user_ext_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identity" ADD CONSTRAINT "user_identity_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identity" ADD CONSTRAINT "user_identity_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identity" ADD CONSTRAINT "user_identity_role_id_auth_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."auth_role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_zone_id_status_id_publish_time_id_index" ON "article" USING btree ("zone_id","status_id","publish_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_status_id_publish_time_id_index" ON "article" USING btree ("status_id","publish_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_is_recommend_publish_time_index" ON "article" USING btree ("is_recommend","publish_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "comment_helpful_user_no_index" ON "comment_helpful" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "course_comment_course_id_parent_id_id_index" ON "course_comment" USING btree ("course_id","parent_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "course_comment_user_no_index" ON "course_comment" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "course_rating_star" ON "course_comment" USING btree ("course_id","star","id") WHERE star is not null and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_rating_helpful" ON "course_comment" USING btree ("course_id","helpful_count" desc, "id" desc) WHERE star is not null and status_id = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "course_rating_once" ON "course_comment" USING btree ("course_id","user_no") WHERE star is not null and status_id = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "collection_user_no_collection_type_collection_id_index" ON "collection" USING btree ("user_no","collection_type","collection_id");--> statement-breakpoint
CREATE INDEX "course_all_sort" ON "course" USING btree ("course_category","sort" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_all_new" ON "course" USING btree ("course_category","id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_all_hot" ON "course" USING btree ("course_category","count_study" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_all_price" ON "course" USING btree ("course_category","course_discount" asc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c1_sort" ON "course" USING btree ("course_category","category_id1","sort" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c1_new" ON "course" USING btree ("course_category","category_id1","id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c1_hot" ON "course" USING btree ("course_category","category_id1","count_study" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c1_price" ON "course" USING btree ("course_category","category_id1","course_discount" asc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c2_sort" ON "course" USING btree ("course_category","category_id2","sort" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c2_new" ON "course" USING btree ("course_category","category_id2","id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c2_hot" ON "course" USING btree ("course_category","category_id2","count_study" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c2_price" ON "course" USING btree ("course_category","category_id2","course_discount" asc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c3_sort" ON "course" USING btree ("course_category","category_id3","sort" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c3_new" ON "course" USING btree ("course_category","category_id3","id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c3_hot" ON "course" USING btree ("course_category","category_id3","count_study" desc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c3_price" ON "course" USING btree ("course_category","category_id3","course_discount" asc, "id" desc,"is_free","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_lecturer_new" ON "course" USING btree ("lecturer_user_no","id" desc);--> statement-breakpoint
CREATE INDEX "course_org_new" ON "course" USING btree ("org_no","id" desc);--> statement-breakpoint
CREATE INDEX "course_org_sort" ON "course" USING btree ("org_no","sort" desc, "id" desc,"course_category") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_org_hot" ON "course" USING btree ("org_no","count_study" desc, "id" desc,"course_category") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_tags" ON "course" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "course_file_kinds" ON "course" USING gin ("file_kinds");--> statement-breakpoint
CREATE INDEX "course_files_kept" ON "course" USING gin ("file_kinds") WHERE is_putaway = 1 and status_id = 1 and course_category in (4, 5);--> statement-breakpoint
CREATE INDEX "course_name_prefix" ON "course" USING btree ("course_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "course_free" ON "course" USING btree ("course_category","is_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_vip_free" ON "course" USING btree ("course_category","is_vip_free") WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_all_time" ON "course" USING btree ("course_category","start_time" desc nulls last,"id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_category_category_type_floor_index" ON "course_category" USING btree ("category_type","floor");--> statement-breakpoint
CREATE INDEX "course_category_parent_id_index" ON "course_category" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_category_name" ON "course_category" USING btree ("category_type","parent_id","category_name");--> statement-breakpoint
CREATE INDEX "course_chapter_course_id_sort_id_index" ON "course_chapter" USING btree ("course_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_period_course_id_chapter_id_sort_id_index" ON "course_period" USING btree ("course_id","chapter_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_period_media_id_index" ON "course_period" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "courseware_period_id_index" ON "courseware" USING btree ("period_id");--> statement-breakpoint
CREATE INDEX "courseware_course_id_period_id_index" ON "courseware" USING btree ("course_id","period_id");--> statement-breakpoint
CREATE INDEX "courseware_media_id_index" ON "courseware" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "search_tokens" ON "search_document" USING gin (("tokens"::tsvector)) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_format" ON "search_document" USING btree ("format");--> statement-breakpoint
CREATE INDEX "search_term_trgm" ON "search_term" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_term_pinyin" ON "search_term" USING gin ("pinyin" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "zone_course_course_id_index" ON "zone_course" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "media_file_user_no_id_index" ON "media_file" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_file_used" ON "media_file" USING btree ("user_no","file_type","file_size") WHERE "media_file"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "media_file_used_by_org" ON "media_file" USING btree ("org_no","file_size") WHERE "media_file"."org_no" is not null and "media_file"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "media_file_in_folder" ON "media_file" USING btree ("folder_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_file_removed" ON "media_file" USING btree ("id") WHERE "media_file"."status_id" = 0;--> statement-breakpoint
CREATE INDEX "media_file_cue_format_id_index" ON "media_file" USING btree ("cue_format","id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_folder_name_once" ON "media_folder" USING btree ("user_no","folder_name");--> statement-breakpoint
CREATE INDEX "lecturer_audit_audit_status_submit_time_index" ON "lecturer_audit" USING btree ("audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "org_apply_user_no_id_index" ON "org_apply" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_apply_audit_status_submit_time_index" ON "org_apply" USING btree ("audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "org_apply_org_code_index" ON "org_apply" USING btree ("org_code");--> statement-breakpoint
CREATE UNIQUE INDEX "org_apply_waiting" ON "org_apply" USING btree ("org_type","org_code") WHERE "org_apply"."audit_status" = 0 and "org_apply"."status_id" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "org_department_once" ON "org_department" USING btree ("org_no","parent_id","depart_name") WHERE "org_department"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "org_department_subtree" ON "org_department" USING btree ("org_no","path" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "org_import_org_no_kind_id_index" ON "org_import" USING btree ("org_no","kind","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_info_audit_org_no_id_index" ON "org_info_audit" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_info_audit_audit_status_submit_time_index" ON "org_info_audit" USING btree ("audit_status","submit_time");--> statement-breakpoint
CREATE UNIQUE INDEX "org_info_audit_waiting" ON "org_info_audit" USING btree ("org_no") WHERE "org_info_audit"."audit_status" = 0 and "org_info_audit"."status_id" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "org_member_mobile" ON "org_member" USING btree ("org_no","mobile") WHERE "org_member"."status_id" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "org_member_user" ON "org_member" USING btree ("org_no","user_no") WHERE "org_member"."status_id" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "org_member_number" ON "org_member" USING btree ("org_no","job_number") WHERE "org_member"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "org_member_by_status" ON "org_member" USING btree ("org_no","member_status","id" DESC NULLS FIRST) WHERE "org_member"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "org_member_newest" ON "org_member" USING btree ("org_no","id" DESC NULLS FIRST) WHERE "org_member"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "org_member_org_no_department_id_id_index" ON "org_member" USING btree ("org_no","department_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_member_mobile_index" ON "org_member" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "org_member_user_no_index" ON "org_member" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "org_member_import_id_index" ON "org_member" USING btree ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "org_student_number" ON "org_student" USING btree ("org_no","student_number") WHERE "org_student"."status_id" = 1 and "org_student"."bind_status" < 2;--> statement-breakpoint
CREATE INDEX "org_student_org_no_bind_status_id_index" ON "org_student" USING btree ("org_no","bind_status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_student_org_no_department_id_index" ON "org_student" USING btree ("org_no","department_id");--> statement-breakpoint
CREATE INDEX "org_student_user_no_index" ON "org_student" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "org_student_import_id_index" ON "org_student" USING btree ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attention_user_no_kind_ref_no_index" ON "attention" USING btree ("user_no","kind","ref_no");--> statement-breakpoint
CREATE INDEX "attention_kind_ref_no_index" ON "attention" USING btree ("kind","ref_no");--> statement-breakpoint
CREATE INDEX "attention_user_no_kind_id_index" ON "attention" USING btree ("user_no","kind","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lecturer_status_id_sort_id_index" ON "lecturer" USING btree ("status_id","sort" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lecturer_org_no_index" ON "lecturer" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "lecturer_tags" ON "lecturer" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "user_education_user_no_index" ON "user_education" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "user_expected_job_user_no_index" ON "user_expected_job" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "user_news_user_no_index" ON "user_news" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "user_project_user_no_index" ON "user_project" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "user_research_user_no_index" ON "user_research" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "user_work_user_no_index" ON "user_work" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "user_work_set_user_no_index" ON "user_work_set" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "search_word_day_times_index" ON "search_word" USING btree ("day","times" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_user_no_course_id_index" ON "certificate" USING btree ("user_no","course_id");--> statement-breakpoint
CREATE INDEX "certificate_user_no_id_index" ON "certificate" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "certificate_number_certificate_id_index" ON "certificate_number" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "certificate_waiting_course_id_index" ON "certificate_waiting" USING btree ("course_id");--> statement-breakpoint
CREATE UNIQUE INDEX "integral_once_a_day" ON "integral_log" USING btree ("user_no","kind","target","day");--> statement-breakpoint
CREATE INDEX "integral_log_user_no_id_index" ON "integral_log" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_dispute_sitting_id_user_no_index" ON "ledger_dispute" USING btree ("sitting_id","user_no");--> statement-breakpoint
CREATE INDEX "ledger_dispute_course_id_audit_status_index" ON "ledger_dispute" USING btree ("course_id","audit_status");--> statement-breakpoint
CREATE INDEX "ledger_dispute_audit_status_id_index" ON "ledger_dispute" USING btree ("audit_status","id");--> statement-breakpoint
CREATE INDEX "ledger_dispute_user_no_index" ON "ledger_dispute" USING btree ("user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "period_note_user_no_note_key_index" ON "period_note" USING btree ("user_no","note_key");--> statement-breakpoint
CREATE INDEX "period_note_user_no_period_id_index" ON "period_note" USING btree ("user_no","period_id");--> statement-breakpoint
CREATE INDEX "period_note_user_no_course_id_index" ON "period_note" USING btree ("user_no","course_id");--> statement-breakpoint
CREATE INDEX "period_note_course_id_period_id_index" ON "period_note" USING btree ("course_id","period_id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_sitting_user_no_period_id_sitting_key_index" ON "study_sitting" USING btree ("user_no","period_id","sitting_key");--> statement-breakpoint
CREATE INDEX "study_sitting_user_no_started_at_index" ON "study_sitting" USING btree ("user_no","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "study_sitting_user_no_course_id_started_at_index" ON "study_sitting" USING btree ("user_no","course_id","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "user_course_user_no_course_id_index" ON "user_course" USING btree ("user_no","course_id");--> statement-breakpoint
CREATE INDEX "user_course_user_no_status_id_last_study_at_id_index" ON "user_course" USING btree ("user_no","status_id","last_study_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_course_plan" ON "user_course" USING btree ("user_no","plan_date") WHERE "user_course"."plan_date" is not null;--> statement-breakpoint
CREATE INDEX "user_course_course_id_index" ON "user_course" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "user_period_user_no_course_id_index" ON "user_period" USING btree ("user_no","course_id");--> statement-breakpoint
CREATE INDEX "adv_adv_location_plat_show_index" ON "adv" USING btree ("adv_location","plat_show");--> statement-breakpoint
CREATE UNIQUE INDEX "dict_item_dict_key_value_index" ON "dict_item" USING btree ("dict_key","value");--> statement-breakpoint
CREATE INDEX "outbox_message_receiver_index" ON "outbox_message" USING btree ("receiver");--> statement-breakpoint
CREATE INDEX "outbox_message_gmt_create_index" ON "outbox_message" USING btree ("gmt_create");--> statement-breakpoint
CREATE INDEX "outbox_message_failed" ON "outbox_message" USING btree ("id" DESC NULLS FIRST) WHERE "outbox_message"."delivery_status" >= 2;--> statement-breakpoint
CREATE UNIQUE INDEX "tag_item_once" ON "tag_item" USING btree ("tag_group",coalesce("user_no", 0),"tag_name");--> statement-breakpoint
CREATE INDEX "tag_item_user_no_index" ON "tag_item" USING btree ("user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "tree_node_kind_code_index" ON "tree_node" USING btree ("kind","code");--> statement-breakpoint
CREATE UNIQUE INDEX "tree_node_name" ON "tree_node" USING btree ("kind","parent_code","name");--> statement-breakpoint
CREATE INDEX "user_accusation_user_no_id_index" ON "user_accusation" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_accusation_handle_status_id_index" ON "user_accusation" USING btree ("handle_status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "website_nav_parent_id_index" ON "website_nav" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "website_nav_article_nav_id_index" ON "website_nav_article" USING btree ("nav_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_deletion_waiting" ON "account_deletion" USING btree ("user_no") WHERE "account_deletion"."deletion_status" = 1;--> statement-breakpoint
CREATE INDEX "account_deletion_user_no_index" ON "account_deletion" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "account_deletion_deletion_status_due_time_index" ON "account_deletion" USING btree ("deletion_status","due_time");--> statement-breakpoint
CREATE UNIQUE INDEX "msg_user_msg_id_user_no_index" ON "msg_user" USING btree ("msg_id","user_no");--> statement-breakpoint
CREATE INDEX "msg_user_user_no_id_index" ON "msg_user" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "msg_user_unread" ON "msg_user" USING btree ("user_no","id" DESC NULLS FIRST) WHERE "msg_user"."is_read" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "user_real_name_number" ON "user_real_name" USING btree ("number_hash") WHERE "user_real_name"."audit_status" < 2;--> statement-breakpoint
CREATE INDEX "user_real_name_audit_status_submit_time_index" ON "user_real_name" USING btree ("audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "stored_file_user_no_id_index" ON "stored_file" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sys_log_grams" ON "sys_log" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "sys_log_org_no_id_index" ON "sys_log" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sys_log_user_no_id_index" ON "sys_log" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sys_log_operation_id_index" ON "sys_log" USING btree ("operation","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_share_media_id_id_index" ON "media_share" USING btree ("media_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_share_user_no_index" ON "media_share" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "upload_session_user_no_is_done_file_size_index" ON "upload_session" USING btree ("user_no","is_done","file_size");--> statement-breakpoint
CREATE INDEX "upload_session_open_by_org" ON "upload_session" USING btree ("org_no","file_size") WHERE "upload_session"."org_no" is not null and "upload_session"."is_done" = 0;--> statement-breakpoint
CREATE INDEX "upload_session_expires_at_index" ON "upload_session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_role_name_once" ON "auth_role" USING btree (coalesce("org_no", 0),"user_type","role_name") WHERE "auth_role"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "auth_role_org_no_id_index" ON "auth_role" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_log_login_user_no_id_index" ON "user_log_login" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_binding_source_open_id_index" ON "oauth_binding" USING btree ("source","open_id");--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_binding_one_of_a_kind" ON "oauth_binding" USING btree ("user_no","source");--> statement-breakpoint
CREATE UNIQUE INDEX "org_info_name" ON "org_info" USING btree ("org_type","org_name") WHERE "org_info"."status_id" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "org_info_code" ON "org_info" USING btree ("org_type","org_code") WHERE "org_info"."status_id" = 1 and "org_info"."org_code" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "org_info_domain" ON "org_info" USING btree ("org_domain") WHERE "org_info"."org_domain" <> '';--> statement-breakpoint
CREATE INDEX "org_info_org_type_status_id_sort_id_index" ON "org_info" USING btree ("org_type","status_id","sort" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_session_user_no_terminal_type_index" ON "user_session" USING btree ("user_no","terminal_type");--> statement-breakpoint
CREATE INDEX "user_session_expires_at_index" ON "user_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ticket_expires_at_index" ON "ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_ext_nickname" ON "user_ext" USING btree ("nickname" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "user_ext_name" ON "user_ext" USING btree ("id_card_name" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "user_identity_once" ON "user_identity" USING btree ("user_no","user_type",coalesce("org_no", 0),"role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_identity_org_no_job_number_index" ON "user_identity" USING btree ("org_no","job_number");--> statement-breakpoint
CREATE INDEX "user_identity_role_id_index" ON "user_identity" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "user_identity_user_type_status_id_user_no_index" ON "user_identity" USING btree ("user_type","status_id","user_no");--> statement-breakpoint
CREATE INDEX "user_identity_org_no_user_type_id_index" ON "user_identity" USING btree ("org_no","user_type","id" DESC NULLS FIRST);