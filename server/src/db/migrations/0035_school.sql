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
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
ALTER TABLE "score_appeal" ADD CONSTRAINT "score_appeal_offering_id_score_sheet_offering_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."score_sheet"("offering_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_appeal" ADD CONSTRAINT "score_appeal_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_project" ADD CONSTRAINT "training_project_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_project" ADD CONSTRAINT "training_project_of_offering" FOREIGN KEY ("org_no","offering_id") REFERENCES "public"."offering"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_report" ADD CONSTRAINT "training_report_project_id_training_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."training_project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_report" ADD CONSTRAINT "training_report_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "score_appeal_waiting" ON "score_appeal" USING btree ("offering_id","user_no") WHERE audit_status = 0;--> statement-breakpoint
CREATE INDEX "score_appeal_offering_id_audit_status_id_index" ON "score_appeal" USING btree ("offering_id","audit_status","id");--> statement-breakpoint
CREATE INDEX "score_appeal_user_no_offering_id_id_index" ON "score_appeal" USING btree ("user_no","offering_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "training_project_offering_id_id_index" ON "training_project" USING btree ("offering_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "training_project_org_no_id_index" ON "training_project" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "training_project_author_user_no_index" ON "training_project" USING btree ("author_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "training_report_latest" ON "training_report" USING btree ("project_id","user_no") WHERE is_latest = 1;--> statement-breakpoint
CREATE INDEX "training_report_project_id_training_step_id_index" ON "training_report" USING btree ("project_id","training_step","id");--> statement-breakpoint
CREATE INDEX "training_report_user_no_id_index" ON "training_report" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('answer', 'avatar', 'banner', 'chatFile', 'chatPicture', 'chatVoice', 'credit', 'feedback', 'leaveProof', 'licence', 'logo', 'picture', 'proof', 'resumePicture', 'seal', 'task', 'training', 'work'));