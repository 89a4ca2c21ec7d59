CREATE TABLE "lti_subject" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"tool_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "lti_subject_subject_unique" UNIQUE("subject"),
	CONSTRAINT "lti_subject_once" UNIQUE("tool_id","user_no")
);
--> statement-breakpoint
CREATE TABLE "lti_tool_score" (
	"user_no" bigint NOT NULL,
	"period_id" bigint NOT NULL,
	"gmt_modified" timestamptz(3) NOT NULL,
	"told_at" double precision NOT NULL,
	"activity_progress" smallint NOT NULL,
	"grading_progress" smallint NOT NULL,
	"score_given" double precision,
	"score_maximum" double precision,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "lti_tool_score_user_no_period_id_pk" PRIMARY KEY("user_no","period_id"),
	CONSTRAINT "lti_tool_score_activity_progress_known" CHECK ("lti_tool_score"."activity_progress" in (1, 2, 3, 4, 5)),
	CONSTRAINT "lti_tool_score_grading_progress_known" CHECK ("lti_tool_score"."grading_progress" in (1, 2, 3, 4, 5))
);
--> statement-breakpoint
CREATE TABLE "lti_tool" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"tool_name" text NOT NULL,
	"login_url" text NOT NULL,
	"launch_urls" text[] NOT NULL,
	"jwks_url" text NOT NULL,
	"deep_link_url" text DEFAULT '' NOT NULL,
	CONSTRAINT "lti_tool_status_id_known" CHECK ("lti_tool"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "lti_tool_link" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"tool_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"title" text NOT NULL,
	"link_url" text DEFAULT '' NOT NULL,
	"custom" jsonb NOT NULL,
	"is_named" smallint DEFAULT 0 NOT NULL,
	"pass_percent" integer,
	"score_maximum" double precision DEFAULT 100 NOT NULL,
	CONSTRAINT "lti_tool_link_is_named_known" CHECK ("lti_tool_link"."is_named" in (0, 1)),
	CONSTRAINT "lti_tool_link_pass_percent_within" CHECK ("lti_tool_link"."pass_percent" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "course_period_audit" DROP CONSTRAINT "course_period_audit_file_type_known";--> statement-breakpoint
ALTER TABLE "course" DROP CONSTRAINT "course_file_kinds_known";--> statement-breakpoint
ALTER TABLE "course_period" DROP CONSTRAINT "course_period_file_type_known";--> statement-breakpoint
ALTER TABLE "media_file" DROP CONSTRAINT "media_file_file_type_known";--> statement-breakpoint
ALTER TABLE "upload_session" DROP CONSTRAINT "upload_session_file_type_known";--> statement-breakpoint
ALTER TABLE "course_period_audit" ADD COLUMN "tool_link_id" bigint;--> statement-breakpoint
ALTER TABLE "course_period" ADD COLUMN "tool_link_id" bigint;--> statement-breakpoint
ALTER TABLE "lti_subject" ADD CONSTRAINT "lti_subject_tool_id_lti_tool_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."lti_tool"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_subject" ADD CONSTRAINT "lti_subject_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_tool_score" ADD CONSTRAINT "lti_tool_score_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_tool_score" ADD CONSTRAINT "lti_tool_score_period_id_course_period_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."course_period"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_tool" ADD CONSTRAINT "lti_tool_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_tool_link" ADD CONSTRAINT "lti_tool_link_tool_id_lti_tool_id_fk" FOREIGN KEY ("tool_id") REFERENCES "public"."lti_tool"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_tool_link" ADD CONSTRAINT "lti_tool_link_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_subject_user_no_index" ON "lti_subject" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "lti_tool_score_period_id_user_no_index" ON "lti_tool_score" USING btree ("period_id","user_no");--> statement-breakpoint
CREATE INDEX "lti_tool_org_no_id_index" ON "lti_tool" USING btree ("org_no","id");--> statement-breakpoint
CREATE INDEX "lti_tool_link_tool_id_id_index" ON "lti_tool_link" USING btree ("tool_id","id");--> statement-breakpoint
CREATE INDEX "lti_tool_link_user_no_index" ON "lti_tool_link" USING btree ("user_no");--> statement-breakpoint
ALTER TABLE "course_period_audit" ADD CONSTRAINT "course_period_audit_tool_link_id_lti_tool_link_id_fk" FOREIGN KEY ("tool_link_id") REFERENCES "public"."lti_tool_link"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_tool_link_id_lti_tool_link_id_fk" FOREIGN KEY ("tool_link_id") REFERENCES "public"."lti_tool_link"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_period_audit_tool_link_id_index" ON "course_period_audit" USING btree ("tool_link_id");--> statement-breakpoint
CREATE INDEX "course_period_tool_link_id_index" ON "course_period" USING btree ("tool_link_id");--> statement-breakpoint
ALTER TABLE "course_period_audit" ADD CONSTRAINT "course_period_audit_file_type_known" CHECK ("course_period_audit"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14));--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_file_kinds_known" CHECK ("course"."file_kinds" <@ array[4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]::smallint[]);--> statement-breakpoint
ALTER TABLE "course_period" ADD CONSTRAINT "course_period_file_type_known" CHECK ("course_period"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14));--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_file_type_known" CHECK ("media_file"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14));--> statement-breakpoint
ALTER TABLE "upload_session" ADD CONSTRAINT "upload_session_file_type_known" CHECK ("upload_session"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14));