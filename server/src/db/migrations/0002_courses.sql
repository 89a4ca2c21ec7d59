CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
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
	"publish_time" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_zone" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"zone_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"user_no" bigint NOT NULL,
	"collection_type" smallint NOT NULL,
	"collection_id" bigint NOT NULL
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
	"tags" text[] DEFAULT '{}' NOT NULL,
	"start_time" timestamptz(3),
	"end_time" timestamptz(3),
	"live_status" smallint
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
	"remark" text DEFAULT '' NOT NULL
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
	"is_free" smallint DEFAULT 0 NOT NULL
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
	"star" smallint
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
	"start_time" timestamptz(3)
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
	"count_download" integer DEFAULT 0 NOT NULL
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
	CONSTRAINT "media_file_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"kind" smallint NOT NULL,
	"ref_id" bigint NOT NULL,
	"title" text NOT NULL,
	"pinyin" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"weight" integer DEFAULT 0 NOT NULL,
	"tokens" "tsvector" NOT NULL,
	CONSTRAINT "search_document_kind_ref_id_pk" PRIMARY KEY("kind","ref_id")
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
	CONSTRAINT "lecturer_lecturer_user_no_unique" UNIQUE("lecturer_user_no")
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
	CONSTRAINT "certificate_certificate_no_unique" UNIQUE("certificate_no")
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
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint
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
	"refused" integer DEFAULT 0 NOT NULL,
	"refused_reason" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL
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
	"completed_at" timestamptz(3)
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
	CONSTRAINT "user_period_user_no_period_id_pk" PRIMARY KEY("user_no","period_id")
);
--> statement-breakpoint
CREATE INDEX "article_zone_id_status_id_publish_time_id_index" ON "article" USING btree ("zone_id","status_id","publish_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_status_id_publish_time_id_index" ON "article" USING btree ("status_id","publish_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "article_is_recommend_publish_time_index" ON "article" USING btree ("is_recommend","publish_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "collection_user_no_collection_type_collection_id_index" ON "collection" USING btree ("user_no","collection_type","collection_id");--> statement-breakpoint
CREATE INDEX "course_all_sort" ON "course" USING btree ("course_category","sort" desc, "id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_all_new" ON "course" USING btree ("course_category","id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_all_hot" ON "course" USING btree ("course_category","count_study" desc, "id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_all_price" ON "course" USING btree ("course_category","course_discount" asc, "id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c1_sort" ON "course" USING btree ("course_category","category_id1","sort" desc, "id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c1_new" ON "course" USING btree ("course_category","category_id1","id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c1_hot" ON "course" USING btree ("course_category","category_id1","count_study" desc, "id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c1_price" ON "course" USING btree ("course_category","category_id1","course_discount" asc, "id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c2_sort" ON "course" USING btree ("course_category","category_id2","sort" desc, "id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c2_new" ON "course" USING btree ("course_category","category_id2","id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c2_hot" ON "course" USING btree ("course_category","category_id2","count_study" desc, "id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c2_price" ON "course" USING btree ("course_category","category_id2","course_discount" asc, "id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c3_sort" ON "course" USING btree ("course_category","category_id3","sort" desc, "id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c3_new" ON "course" USING btree ("course_category","category_id3","id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c3_hot" ON "course" USING btree ("course_category","category_id3","count_study" desc, "id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_c3_price" ON "course" USING btree ("course_category","category_id3","course_discount" asc, "id" desc) WHERE is_putaway = 1 and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_lecturer_user_no_index" ON "course" USING btree ("lecturer_user_no");--> statement-breakpoint
CREATE INDEX "course_org_no_index" ON "course" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "course_tags" ON "course" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "course_category_category_type_floor_index" ON "course_category" USING btree ("category_type","floor");--> statement-breakpoint
CREATE INDEX "course_category_parent_id_index" ON "course_category" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "course_chapter_course_id_sort_id_index" ON "course_chapter" USING btree ("course_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_comment_course_id_parent_id_id_index" ON "course_comment" USING btree ("course_id","parent_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "course_comment_user_no_index" ON "course_comment" USING btree ("user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "course_rating_once" ON "course_comment" USING btree ("course_id","user_no") WHERE star is not null and status_id = 1;--> statement-breakpoint
CREATE INDEX "course_period_course_id_chapter_id_sort_id_index" ON "course_period" USING btree ("course_id","chapter_id","sort","id");--> statement-breakpoint
CREATE INDEX "courseware_period_id_index" ON "courseware" USING btree ("period_id");--> statement-breakpoint
CREATE INDEX "courseware_course_id_index" ON "courseware" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "media_file_user_no_index" ON "media_file" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "search_tokens" ON "search_document" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "search_title_trgm" ON "search_document" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_pinyin_trgm" ON "search_document" USING gin ("pinyin" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "attention_user_no_kind_ref_no_index" ON "attention" USING btree ("user_no","kind","ref_no");--> statement-breakpoint
CREATE INDEX "attention_kind_ref_no_index" ON "attention" USING btree ("kind","ref_no");--> statement-breakpoint
CREATE INDEX "attention_user_no_kind_id_index" ON "attention" USING btree ("user_no","kind","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lecturer_status_id_sort_id_index" ON "lecturer" USING btree ("status_id","sort" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lecturer_org_no_index" ON "lecturer" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "lecturer_tags" ON "lecturer" USING gin ("tags");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_user_no_course_id_index" ON "certificate" USING btree ("user_no","course_id");--> statement-breakpoint
CREATE INDEX "certificate_user_no_id_index" ON "certificate" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_dispute_sitting_id_user_no_index" ON "ledger_dispute" USING btree ("sitting_id","user_no");--> statement-breakpoint
CREATE INDEX "ledger_dispute_course_id_audit_status_index" ON "ledger_dispute" USING btree ("course_id","audit_status");--> statement-breakpoint
CREATE INDEX "ledger_dispute_user_no_index" ON "ledger_dispute" USING btree ("user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "study_sitting_user_no_period_id_sitting_key_index" ON "study_sitting" USING btree ("user_no","period_id","sitting_key");--> statement-breakpoint
CREATE INDEX "study_sitting_user_no_last_at_index" ON "study_sitting" USING btree ("user_no","last_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "study_sitting_user_no_course_id_started_at_index" ON "study_sitting" USING btree ("user_no","course_id","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "user_course_user_no_course_id_index" ON "user_course" USING btree ("user_no","course_id");--> statement-breakpoint
CREATE INDEX "user_course_user_no_status_id_last_study_at_id_index" ON "user_course" USING btree ("user_no","status_id","last_study_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_course_course_id_index" ON "user_course" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "user_period_user_no_course_id_index" ON "user_period" USING btree ("user_no","course_id");