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
	CONSTRAINT "lecturer_audit_lecturer_user_no_unique" UNIQUE("lecturer_user_no")
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
	"org_no" bigint
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
	"sort" integer DEFAULT 0 NOT NULL
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
	"undone_at" timestamptz(3)
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
	"submit_time" timestamptz(3) NOT NULL
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
	"import_id" bigint
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
	"bind_time" timestamptz(3)
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
	CONSTRAINT "user_base_user_no_unique" UNIQUE("user_no")
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
	"description" text DEFAULT '' NOT NULL
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
	"arrival" text DEFAULT '' NOT NULL
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
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL
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
	"result" text DEFAULT '' NOT NULL
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
	"description" text DEFAULT '' NOT NULL
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
	"description" text DEFAULT '' NOT NULL
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
	"is_public" smallint DEFAULT 1 NOT NULL
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
	"done_time" timestamptz(3)
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
	"msg_url" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "msg_user" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"msg_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"is_read" smallint DEFAULT 0 NOT NULL,
	"is_top" smallint DEFAULT 0 NOT NULL,
	"read_time" timestamptz(3)
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
	CONSTRAINT "user_real_name_user_no_unique" UNIQUE("user_no")
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
	"storage_key" text NOT NULL
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
	"after" jsonb
);
--> statement-breakpoint
DROP INDEX "user_identity_once";--> statement-breakpoint
ALTER TABLE "auth_role" ADD COLUMN "remark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_info" ADD COLUMN "org_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_info" ADD COLUMN "nature" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_info" ADD COLUMN "school_level" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_info" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_info" ADD COLUMN "slogan" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_info" ADD COLUMN "banner_img" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_info" ADD COLUMN "licence_img" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_info" ADD COLUMN "contact_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_info" ADD COLUMN "contact_mobile" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_session" ADD COLUMN "see_as_role_id" bigint;--> statement-breakpoint
CREATE INDEX "lecturer_audit_audit_status_submit_time_index" ON "lecturer_audit" USING btree ("audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "org_apply_user_no_id_index" ON "org_apply" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_apply_audit_status_submit_time_index" ON "org_apply" USING btree ("audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "org_apply_org_code_index" ON "org_apply" USING btree ("org_code");--> statement-breakpoint
CREATE UNIQUE INDEX "org_department_once" ON "org_department" USING btree ("org_no","parent_id","depart_name") WHERE "org_department"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "org_department_subtree" ON "org_department" USING btree ("org_no","path" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "org_import_org_no_kind_id_index" ON "org_import" USING btree ("org_no","kind","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_info_audit_org_no_id_index" ON "org_info_audit" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_info_audit_audit_status_submit_time_index" ON "org_info_audit" USING btree ("audit_status","submit_time");--> statement-breakpoint
CREATE UNIQUE INDEX "org_member_mobile" ON "org_member" USING btree ("org_no","mobile") WHERE "org_member"."status_id" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "org_member_user" ON "org_member" USING btree ("org_no","user_no") WHERE "org_member"."status_id" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "org_member_number" ON "org_member" USING btree ("org_no","job_number") WHERE "org_member"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "org_member_org_no_member_status_id_index" ON "org_member" USING btree ("org_no","member_status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_member_org_no_department_id_id_index" ON "org_member" USING btree ("org_no","department_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_member_mobile_index" ON "org_member" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "org_member_user_no_index" ON "org_member" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "org_member_import_id_index" ON "org_member" USING btree ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "org_student_number" ON "org_student" USING btree ("org_no","student_number") WHERE "org_student"."status_id" = 1 and "org_student"."bind_status" < 2;--> statement-breakpoint
CREATE INDEX "org_student_org_no_bind_status_id_index" ON "org_student" USING btree ("org_no","bind_status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_student_user_no_index" ON "org_student" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "user_education_user_no_index" ON "user_education" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "user_expected_job_user_no_index" ON "user_expected_job" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "user_news_user_no_index" ON "user_news" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "user_project_user_no_index" ON "user_project" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "user_research_user_no_index" ON "user_research" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "user_work_user_no_index" ON "user_work" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "user_work_set_user_no_index" ON "user_work_set" USING btree ("user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "account_deletion_waiting" ON "account_deletion" USING btree ("user_no") WHERE "account_deletion"."deletion_status" = 1;--> statement-breakpoint
CREATE INDEX "account_deletion_deletion_status_due_time_index" ON "account_deletion" USING btree ("deletion_status","due_time");--> statement-breakpoint
CREATE UNIQUE INDEX "msg_user_msg_id_user_no_index" ON "msg_user" USING btree ("msg_id","user_no");--> statement-breakpoint
CREATE INDEX "msg_user_user_no_id_index" ON "msg_user" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "msg_user_unread" ON "msg_user" USING btree ("user_no","id" DESC NULLS FIRST) WHERE "msg_user"."is_read" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "user_real_name_number" ON "user_real_name" USING btree ("number_hash") WHERE "user_real_name"."audit_status" < 2;--> statement-breakpoint
CREATE INDEX "user_real_name_audit_status_submit_time_index" ON "user_real_name" USING btree ("audit_status","submit_time");--> statement-breakpoint
CREATE INDEX "stored_file_user_no_id_index" ON "stored_file" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sys_log_org_no_id_index" ON "sys_log" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sys_log_user_no_id_index" ON "sys_log" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sys_log_operation_id_index" ON "sys_log" USING btree ("operation","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "auth_role_name" ON "auth_role" USING btree ("org_no","role_name") WHERE "auth_role"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "auth_role_org_no_id_index" ON "auth_role" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_identity_org_no_user_type_id_index" ON "user_identity" USING btree ("org_no","user_type","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "user_identity_once" ON "user_identity" USING btree ("user_no","user_type",coalesce("org_no", 0),"role_id");