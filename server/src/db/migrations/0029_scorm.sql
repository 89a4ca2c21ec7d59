CREATE TABLE "scorm_package" (
	"media_id" bigint PRIMARY KEY NOT NULL,
	"scorm_version" smallint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"items" jsonb NOT NULL,
	CONSTRAINT "scorm_package_scorm_version_known" CHECK ("scorm_package"."scorm_version" in (1, 2))
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
ALTER TABLE "course_period_audit" DROP CONSTRAINT "course_period_audit_file_type_known";--> statement-breakpoint
ALTER TABLE "course" DROP CONSTRAINT "course_file_kinds_known";--> statement-breakpoint
ALTER TABLE "course_period" DROP CONSTRAINT "course_period_file_type_known";--> statement-breakpoint
ALTER TABLE "media_file" DROP CONSTRAINT "media_file_file_type_known";--> statement-breakpoint
ALTER TABLE "upload_session" DROP CONSTRAINT "upload_session_file_type_known";--> statement-breakpoint
ALTER TABLE "scorm_package" ADD CONSTRAINT "scorm_package_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_state" ADD CONSTRAINT "scorm_state_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_state" ADD CONSTRAINT "scorm_state_of_period" FOREIGN KEY ("course_id","period_id") REFERENCES "public"."course_period"("course_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scorm_state_user_no_course_id_index" ON "scorm_state" USING btree ("user_no","course_id");--> statement-breakpoint
CREATE INDEX "scorm_state_course_id_period_id_index" ON "scorm_state" USING btree ("course_id","period_id");--> statement-breakpoint
ALTER TABLE "course_period_audit" ADD CONSTRAINT "course_period_audit_file_type_known" CHECK ("course_period_audit"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12));--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_file_kinds_known" CHECK ("course"."file_kinds" <@ array[4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[]);--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_file_type_known" CHECK ("course_period"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12));--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_file_type_known" CHECK ("media_file"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12));--> statement-breakpoint
ALTER TABLE "upload_session" ADD CONSTRAINT "upload_session_file_type_known" CHECK ("upload_session"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12));