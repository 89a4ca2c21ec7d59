CREATE TABLE "course_audit" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"course_kind" smallint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"lecturer_user_no" bigint NOT NULL,
	"org_no" bigint,
	"category_id1" bigint DEFAULT '0' NOT NULL,
	"category_id2" bigint DEFAULT '0' NOT NULL,
	"category_id3" bigint DEFAULT '0' NOT NULL,
	"course_name" text NOT NULL,
	"course_logo" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"introduce" text DEFAULT '' NOT NULL,
	"is_free" smallint DEFAULT 1 NOT NULL,
	"is_vip_free" smallint DEFAULT 0 NOT NULL,
	"course_original" integer DEFAULT 0 NOT NULL,
	"course_discount" integer DEFAULT 0 NOT NULL,
	"is_drag_allowed" smallint DEFAULT 1 NOT NULL,
	"is_speed_allowed" smallint DEFAULT 1 NOT NULL,
	"completion_percent" smallint DEFAULT 90 NOT NULL,
	"credit" smallint DEFAULT 0 NOT NULL,
	"is_answer" smallint DEFAULT 0 NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"outline_revision" integer DEFAULT 0 NOT NULL,
	"audit_status" smallint DEFAULT 3 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"remarks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submit_time" timestamptz(3),
	"audit_time" timestamptz(3),
	CONSTRAINT "course_audit_status_id_known" CHECK ("course_audit"."status_id" in (0, 1)),
	CONSTRAINT "course_audit_course_kind_known" CHECK ("course_audit"."course_kind" in (1, 2, 3, 4, 5, 6, 7, 8)),
	CONSTRAINT "course_audit_is_free_known" CHECK ("course_audit"."is_free" in (0, 1)),
	CONSTRAINT "course_audit_is_vip_free_known" CHECK ("course_audit"."is_vip_free" in (0, 1)),
	CONSTRAINT "course_audit_course_original_counted" CHECK ("course_audit"."course_original" >= 0),
	CONSTRAINT "course_audit_course_discount_counted" CHECK ("course_audit"."course_discount" >= 0),
	CONSTRAINT "course_audit_is_drag_allowed_known" CHECK ("course_audit"."is_drag_allowed" in (0, 1)),
	CONSTRAINT "course_audit_is_speed_allowed_known" CHECK ("course_audit"."is_speed_allowed" in (0, 1)),
	CONSTRAINT "course_audit_completion_percent_within" CHECK ("course_audit"."completion_percent" between 1 and 100),
	CONSTRAINT "course_audit_credit_within" CHECK ("course_audit"."credit" between 0 and 1000),
	CONSTRAINT "course_audit_is_answer_known" CHECK ("course_audit"."is_answer" in (0, 1)),
	CONSTRAINT "course_audit_revision_counted" CHECK ("course_audit"."revision" >= 0),
	CONSTRAINT "course_audit_outline_revision_counted" CHECK ("course_audit"."outline_revision" >= 0),
	CONSTRAINT "course_audit_audit_status_known" CHECK ("course_audit"."audit_status" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "course_chapter_audit" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"course_id" bigint NOT NULL,
	"chapter_name" text NOT NULL,
	"chapter_desc" text DEFAULT '' NOT NULL,
	"is_free" smallint DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_chapter_audit_of_course" UNIQUE("course_id","id"),
	CONSTRAINT "course_chapter_audit_status_id_known" CHECK ("course_chapter_audit"."status_id" in (0, 1)),
	CONSTRAINT "course_chapter_audit_is_free_known" CHECK ("course_chapter_audit"."is_free" in (0, 1)),
	CONSTRAINT "course_chapter_audit_revision_counted" CHECK ("course_chapter_audit"."revision" >= 0)
);
--> statement-breakpoint
CREATE TABLE "course_period_audit" (
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
	"file_type" smallint DEFAULT 4 NOT NULL,
	"media_id" bigint,
	"link_url" text DEFAULT '' NOT NULL,
	"content" text DEFAULT '' NOT NULL,
	"page_seconds" smallint,
	"start_time" timestamptz(3),
	"minutes" smallint,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_period_audit_of_course" UNIQUE("course_id","id"),
	CONSTRAINT "course_period_audit_status_id_known" CHECK ("course_period_audit"."status_id" in (0, 1)),
	CONSTRAINT "course_period_audit_is_free_known" CHECK ("course_period_audit"."is_free" in (0, 1)),
	CONSTRAINT "course_period_audit_file_type_known" CHECK ("course_period_audit"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11)),
	CONSTRAINT "course_period_audit_revision_counted" CHECK ("course_period_audit"."revision" >= 0)
);
--> statement-breakpoint
CREATE TABLE "course_review" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"course_id" bigint NOT NULL,
	"org_no" bigint,
	"submit_user_no" bigint NOT NULL,
	"submit_time" timestamptz(3) NOT NULL,
	"submit_note" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"remarks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	CONSTRAINT "course_review_status_id_known" CHECK ("course_review"."status_id" in (0, 1)),
	CONSTRAINT "course_review_audit_status_known" CHECK ("course_review"."audit_status" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "course_version" (
	"course_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"published_at" timestamptz(3) NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"period_total" integer DEFAULT 0 NOT NULL,
	"seconds_total" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_version_course_id_version_pk" PRIMARY KEY("course_id","version"),
	CONSTRAINT "course_version_period_total_counted" CHECK ("course_version"."period_total" >= 0),
	CONSTRAINT "course_version_seconds_total_counted" CHECK ("course_version"."seconds_total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "courseware_audit" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"course_id" bigint NOT NULL,
	"period_id" bigint NOT NULL,
	"doc_name" text NOT NULL,
	"media_id" bigint NOT NULL,
	CONSTRAINT "courseware_audit_status_id_known" CHECK ("courseware_audit"."status_id" in (0, 1))
);
--> statement-breakpoint
ALTER TABLE "course" DROP CONSTRAINT "course_file_kinds_known";--> statement-breakpoint
ALTER TABLE "course_period" DROP CONSTRAINT "course_period_file_type_known";--> statement-breakpoint
ALTER TABLE "media_file" DROP CONSTRAINT "media_file_file_type_known";--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_chapter" ADD COLUMN "since_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_chapter" ADD COLUMN "until_version" integer;--> statement-breakpoint
ALTER TABLE "course_period" ADD COLUMN "content" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "course_period" ADD COLUMN "minutes" smallint;--> statement-breakpoint
ALTER TABLE "course_period" ADD COLUMN "origin_id" bigint;--> statement-breakpoint
ALTER TABLE "course_period" ADD COLUMN "since_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_period" ADD COLUMN "until_version" integer;--> statement-breakpoint
ALTER TABLE "user_course" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "course_audit" ADD CONSTRAINT "course_audit_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_chapter_audit" ADD CONSTRAINT "course_chapter_audit_course_id_course_audit_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course_audit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_period_audit" ADD CONSTRAINT "course_period_audit_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_period_audit" ADD CONSTRAINT "course_period_audit_in_chapter" FOREIGN KEY ("course_id","chapter_id") REFERENCES "public"."course_chapter_audit"("course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_review" ADD CONSTRAINT "course_review_course_id_course_audit_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course_audit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_version" ADD CONSTRAINT "course_version_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courseware_audit" ADD CONSTRAINT "courseware_audit_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courseware_audit" ADD CONSTRAINT "courseware_audit_of_period" FOREIGN KEY ("course_id","period_id") REFERENCES "public"."course_period_audit"("course_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_audit_author_user_no_course_kind_id_index" ON "course_audit" USING btree ("author_user_no","course_kind","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "course_audit_lecturer_user_no_id_index" ON "course_audit" USING btree ("lecturer_user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "course_audit_org_no_course_kind_id_index" ON "course_audit" USING btree ("org_no","course_kind","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "course_chapter_audit_course_id_sort_id_index" ON "course_chapter_audit" USING btree ("course_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_period_audit_course_id_chapter_id_sort_id_index" ON "course_period_audit" USING btree ("course_id","chapter_id","sort","id");--> statement-breakpoint
CREATE INDEX "course_period_audit_media_id_index" ON "course_period_audit" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "course_review_waiting" ON "course_review" USING btree ("course_id") WHERE audit_status = 0;--> statement-breakpoint
CREATE INDEX "course_review_course_id_id_index" ON "course_review" USING btree ("course_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "course_review_org_no_audit_status_submit_time_index" ON "course_review" USING btree ("org_no","audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "course_review_audit_status_submit_time_index" ON "course_review" USING btree ("audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "courseware_audit_course_id_period_id_index" ON "courseware_audit" USING btree ("course_id","period_id");--> statement-breakpoint
CREATE INDEX "courseware_audit_media_id_index" ON "courseware_audit" USING btree ("media_id");--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_version_counted" CHECK ("course"."version" >= 0);--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_file_kinds_known" CHECK ("course"."file_kinds" <@ array[4, 5, 6, 7, 8, 9, 10, 11]::smallint[]);--> statement-breakpoint
ALTER TABLE "course_chapter" ADD CONSTRAINT "course_chapter_since_version_counted" CHECK ("course_chapter"."since_version" >= 0);--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_since_version_counted" CHECK ("course_period"."since_version" >= 0);--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_file_type_known" CHECK ("course_period"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11));--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_file_type_known" CHECK ("media_file"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11));--> statement-breakpoint
-- What was begun is the first version; what was not yet follows the newest.
UPDATE "user_course" SET "version" = 1 WHERE "last_study_at" IS NOT NULL OR "progress" > 0 OR "completed_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "course_version" ("course_id", "version", "published_at", "period_total", "seconds_total")
SELECT "id", 1, "gmt_create", "period_total", "seconds_total" FROM "course";--> statement-breakpoint
-- Every course has the copy its author writes on; their own is where they left it.
INSERT INTO "course_audit" ("id", "gmt_create", "gmt_modified", "status_id", "course_kind", "author_user_no", "lecturer_user_no", "org_no",
  "category_id1", "category_id2", "category_id3", "course_name", "course_logo", "summary", "introduce", "is_free", "is_vip_free",
  "course_original", "course_discount", "is_drag_allowed", "is_speed_allowed", "completion_percent", "credit", "is_answer", "tags",
  "audit_status", "submit_time", "audit_time")
SELECT c."id", c."gmt_create", c."gmt_modified", c."status_id", c."course_category", c."lecturer_user_no", c."lecturer_user_no", c."org_no",
  c."category_id1", c."category_id2", c."category_id3", c."course_name", c."course_logo", c."summary", c."introduce", c."is_free", c."is_vip_free",
  c."course_original", c."course_discount", c."is_drag_allowed", c."is_speed_allowed", c."completion_percent", c."credit", c."is_answer", c."tags",
  1, c."gmt_create", c."gmt_create"
FROM "course" c WHERE EXISTS (SELECT 1 FROM "user_account" u WHERE u."user_no" = c."lecturer_user_no");--> statement-breakpoint
INSERT INTO "course_chapter_audit" ("id", "gmt_create", "gmt_modified", "sort", "course_id", "chapter_name", "chapter_desc", "is_free")
SELECT h."id", h."gmt_create", h."gmt_modified", h."sort", h."course_id", h."chapter_name", h."chapter_desc", h."is_free"
FROM "course_chapter" h JOIN "course_audit" a ON a."id" = h."course_id" WHERE h."status_id" = 1;--> statement-breakpoint
INSERT INTO "course_period_audit" ("id", "gmt_create", "gmt_modified", "sort", "course_id", "chapter_id", "period_name", "period_desc", "is_free",
  "file_type", "media_id", "link_url", "content", "page_seconds", "start_time", "minutes")
SELECT p."id", p."gmt_create", p."gmt_modified", p."sort", p."course_id", p."chapter_id", p."period_name", p."period_desc", p."is_free",
  p."file_type", p."media_id", p."link_url", p."content", p."page_seconds", p."start_time", p."minutes"
FROM "course_period" p JOIN "course_chapter_audit" h ON h."course_id" = p."course_id" AND h."id" = p."chapter_id" WHERE p."status_id" = 1;--> statement-breakpoint
INSERT INTO "courseware_audit" ("sort", "course_id", "period_id", "doc_name", "media_id")
SELECT w."sort", w."course_id", w."period_id", w."doc_name", w."media_id"
FROM "courseware" w JOIN "course_period_audit" p ON p."course_id" = w."course_id" AND p."id" = w."period_id" WHERE w."status_id" = 1;
