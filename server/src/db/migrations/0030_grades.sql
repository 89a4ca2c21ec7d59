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
ALTER TABLE "grade_apply" ADD CONSTRAINT "grade_apply_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_apply" ADD CONSTRAINT "grade_apply_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_file" ADD CONSTRAINT "grade_file_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_file" ADD CONSTRAINT "grade_file_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_file" ADD CONSTRAINT "grade_file_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_notice" ADD CONSTRAINT "grade_notice_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_notice" ADD CONSTRAINT "grade_notice_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grade_apply_waiting" ON "grade_apply" USING btree ("grade_id","user_no") WHERE audit_status = 0;--> statement-breakpoint
CREATE INDEX "grade_apply_grade_id_audit_status_id_index" ON "grade_apply" USING btree ("grade_id","audit_status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "grade_apply_user_no_id_index" ON "grade_apply" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "grade_file_once" ON "grade_file" USING btree ("grade_id","media_id") WHERE "grade_file"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "grade_file_grade_id_id_index" ON "grade_file" USING btree ("grade_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "grade_file_media_id_index" ON "grade_file" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "grade_file_user_no_index" ON "grade_file" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "grade_notice_grade_id_is_pinned_id_index" ON "grade_notice" USING btree ("grade_id","is_pinned","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "grade_notice_user_no_index" ON "grade_notice" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "grade_student_admins" ON "grade_student" USING btree ("user_no","grade_id") WHERE "grade_student"."is_admin" = 1 and "grade_student"."status_id" = 1;