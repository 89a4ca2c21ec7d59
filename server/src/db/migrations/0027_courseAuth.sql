CREATE TABLE "course_auth" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"credit" smallint DEFAULT 0 NOT NULL,
	"hours" integer DEFAULT 0 NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"ended_at" timestamptz(3),
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "course_auth_of_org" UNIQUE("org_no","id"),
	CONSTRAINT "course_auth_status_id_known" CHECK ("course_auth"."status_id" in (0, 1)),
	CONSTRAINT "course_auth_credit_within" CHECK ("course_auth"."credit" between 0 and 1000),
	CONSTRAINT "course_auth_hours_counted" CHECK ("course_auth"."hours" >= 0),
	CONSTRAINT "course_auth_days_in_order" CHECK ("course_auth"."valid_from" <= "course_auth"."valid_to")
);
--> statement-breakpoint
CREATE TABLE "course_auth_depart" (
	"org_no" bigint NOT NULL,
	"auth_id" bigint NOT NULL,
	"department_id" bigint NOT NULL,
	CONSTRAINT "course_auth_depart_auth_id_department_id_pk" PRIMARY KEY("auth_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "lecturer_join" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint,
	"is_invitation" smallint NOT NULL,
	"lecturer_name" text NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"share_ratio" smallint DEFAULT 70 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"invited_by" bigint,
	"submit_time" timestamptz(3) NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	CONSTRAINT "lecturer_join_status_id_known" CHECK ("lecturer_join"."status_id" in (0, 1)),
	CONSTRAINT "lecturer_join_is_invitation_known" CHECK ("lecturer_join"."is_invitation" in (0, 1)),
	CONSTRAINT "lecturer_join_share_ratio_within" CHECK ("lecturer_join"."share_ratio" between 0 and 100),
	CONSTRAINT "lecturer_join_audit_status_known" CHECK ("lecturer_join"."audit_status" in (0, 1, 2, 3))
);
--> statement-breakpoint
ALTER TABLE "lecturer" ADD COLUMN "share_ratio" smallint DEFAULT 70 NOT NULL;--> statement-breakpoint
ALTER TABLE "lecturer" ADD COLUMN "is_paused" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_auth" ADD CONSTRAINT "course_auth_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_auth" ADD CONSTRAINT "course_auth_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_auth_depart" ADD CONSTRAINT "course_auth_depart_of_auth" FOREIGN KEY ("org_no","auth_id") REFERENCES "public"."course_auth"("org_no","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_auth_depart" ADD CONSTRAINT "course_auth_depart_in_org" FOREIGN KEY ("org_no","department_id") REFERENCES "public"."org_department"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecturer_join" ADD CONSTRAINT "lecturer_join_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lecturer_join" ADD CONSTRAINT "lecturer_join_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "course_auth_once" ON "course_auth" USING btree ("org_no","course_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "course_auth_org_no_id_index" ON "course_auth" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "course_auth_course_id_index" ON "course_auth" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "course_auth_depart_org_no_auth_id_index" ON "course_auth_depart" USING btree ("org_no","auth_id");--> statement-breakpoint
CREATE INDEX "course_auth_depart_org_no_department_id_index" ON "course_auth_depart" USING btree ("org_no","department_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lecturer_join_invited" ON "lecturer_join" USING btree ("org_no","mobile") WHERE audit_status = 0 and is_invitation = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "lecturer_join_asks" ON "lecturer_join" USING btree ("user_no") WHERE audit_status = 0 and is_invitation = 0;--> statement-breakpoint
CREATE INDEX "lecturer_join_org_no_is_invitation_audit_status_id_index" ON "lecturer_join" USING btree ("org_no","is_invitation","audit_status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lecturer_join_mobile_index" ON "lecturer_join" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "lecturer_join_user_no_id_index" ON "lecturer_join" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "lecturer" ADD CONSTRAINT "lecturer_share_ratio_within" CHECK ("lecturer"."share_ratio" between 0 and 100);--> statement-breakpoint
ALTER TABLE "lecturer" ADD CONSTRAINT "lecturer_is_paused_known" CHECK ("lecturer"."is_paused" in (0, 1));