CREATE TABLE "attendance_change" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"lesson_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"from_state" smallint,
	"to_state" smallint NOT NULL,
	"reason" text NOT NULL,
	"by_user_no" bigint NOT NULL,
	"at" timestamptz(3) NOT NULL,
	CONSTRAINT "attendance_change_from_state_known" CHECK ("attendance_change"."from_state" in (1, 2, 3, 4)),
	CONSTRAINT "attendance_change_to_state_known" CHECK ("attendance_change"."to_state" in (1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "attendance_record" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"lesson_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"attendance_state" smallint NOT NULL,
	"way" smallint NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"by_user_no" bigint,
	"note" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"distance" integer,
	"accuracy" integer,
	CONSTRAINT "attendance_record_once" UNIQUE("lesson_id","user_no"),
	CONSTRAINT "attendance_record_attendance_state_known" CHECK ("attendance_record"."attendance_state" in (1, 2, 3, 4)),
	CONSTRAINT "attendance_record_way_known" CHECK ("attendance_record"."way" in (1, 2, 3, 4, 5)),
	CONSTRAINT "attendance_record_distance_counted" CHECK ("attendance_record"."distance" >= 0),
	CONSTRAINT "attendance_record_accuracy_counted" CHECK ("attendance_record"."accuracy" >= 0)
);
--> statement-breakpoint
CREATE TABLE "attendance_session" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"opened_by_user_no" bigint NOT NULL,
	"opened_at" timestamptz(3) NOT NULL,
	"late_at" timestamptz(3) NOT NULL,
	"closes_at" timestamptz(3) NOT NULL,
	"session_state" smallint DEFAULT 1 NOT NULL,
	"secret" "bytea" NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"radius" smallint,
	CONSTRAINT "attendance_session_once" UNIQUE("lesson_id"),
	CONSTRAINT "attendance_session_status_id_known" CHECK ("attendance_session"."status_id" in (0, 1)),
	CONSTRAINT "attendance_session_session_state_known" CHECK ("attendance_session"."session_state" in (1, 2)),
	CONSTRAINT "attendance_session_radius_within" CHECK ("attendance_session"."radius" between 30 and 2000),
	CONSTRAINT "attendance_session_place" CHECK (num_nonnulls("attendance_session"."latitude", "attendance_session"."longitude", "attendance_session"."radius") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "leave_request" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"grade_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"leave_type" smallint NOT NULL,
	"begins_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"reason" text NOT NULL,
	"proofs" text[] DEFAULT '{}' NOT NULL,
	"leave_state" smallint DEFAULT 0 NOT NULL,
	"submit_time" timestamptz(3) NOT NULL,
	"cancelled_at" timestamptz(3),
	CONSTRAINT "leave_request_status_id_known" CHECK ("leave_request"."status_id" in (0, 1)),
	CONSTRAINT "leave_request_leave_type_known" CHECK ("leave_request"."leave_type" in (1, 2, 3, 4)),
	CONSTRAINT "leave_request_leave_state_known" CHECK ("leave_request"."leave_state" in (0, 1, 2, 3)),
	CONSTRAINT "leave_request_in_order" CHECK ("leave_request"."begins_at" < "leave_request"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "leave_step" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"leave_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"approver" smallint NOT NULL,
	"approver_user_no" bigint,
	"step_state" smallint DEFAULT 0 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"by_user_no" bigint,
	"submit_time" timestamptz(3) NOT NULL,
	"decided_at" timestamptz(3),
	CONSTRAINT "leave_step_once" UNIQUE("leave_id","seq"),
	CONSTRAINT "leave_step_seq_counted" CHECK ("leave_step"."seq" >= 0),
	CONSTRAINT "leave_step_approver_known" CHECK ("leave_step"."approver" in (1, 2)),
	CONSTRAINT "leave_step_step_state_known" CHECK ("leave_step"."step_state" in (0, 1, 2, 3, 4))
);
--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
ALTER TABLE "attendance_change" ADD CONSTRAINT "attendance_change_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_record" ADD CONSTRAINT "attendance_record_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_record" ADD CONSTRAINT "attendance_record_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_session" ADD CONSTRAINT "attendance_session_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_session" ADD CONSTRAINT "attendance_session_lesson_id_lesson_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lesson"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance_session" ADD CONSTRAINT "attendance_session_opened_by_user_no_user_account_user_no_fk" FOREIGN KEY ("opened_by_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_request" ADD CONSTRAINT "leave_request_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_request" ADD CONSTRAINT "leave_request_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_request" ADD CONSTRAINT "leave_request_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_step" ADD CONSTRAINT "leave_step_leave_id_leave_request_id_fk" FOREIGN KEY ("leave_id") REFERENCES "public"."leave_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_step" ADD CONSTRAINT "leave_step_approver_user_no_user_account_user_no_fk" FOREIGN KEY ("approver_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_step" ADD CONSTRAINT "leave_step_by_user_no_user_account_user_no_fk" FOREIGN KEY ("by_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attendance_change_lesson_id_id_index" ON "attendance_change" USING btree ("lesson_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "attendance_change_user_no_index" ON "attendance_change" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "attendance_change_by_user_no_index" ON "attendance_change" USING btree ("by_user_no");--> statement-breakpoint
CREATE INDEX "attendance_record_user_no_id_index" ON "attendance_record" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "attendance_record_by_user_no_index" ON "attendance_record" USING btree ("by_user_no");--> statement-breakpoint
CREATE INDEX "attendance_session_closes_at_index" ON "attendance_session" USING btree ("closes_at") WHERE "attendance_session"."session_state" = 1;--> statement-breakpoint
CREATE INDEX "attendance_session_org_no_index" ON "attendance_session" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "attendance_session_opened_by_user_no_index" ON "attendance_session" USING btree ("opened_by_user_no");--> statement-breakpoint
CREATE INDEX "leave_request_user_no_id_index" ON "leave_request" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leave_request_standing" ON "leave_request" USING btree ("user_no","begins_at") WHERE "leave_request"."leave_state" in (0, 1);--> statement-breakpoint
CREATE INDEX "leave_request_org_no_index" ON "leave_request" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "leave_request_grade_id_index" ON "leave_request" USING btree ("grade_id");--> statement-breakpoint
CREATE INDEX "leave_request_proofs" ON "leave_request" USING gin ("proofs");--> statement-breakpoint
CREATE INDEX "leave_step_waiting" ON "leave_step" USING btree ("submit_time") WHERE "leave_step"."step_state" = 0;--> statement-breakpoint
CREATE INDEX "leave_step_approver_user_no_id_index" ON "leave_step" USING btree ("approver_user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leave_step_by_user_no_id_index" ON "leave_step" USING btree ("by_user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "lesson_begins_at_index" ON "lesson" USING btree ("begins_at");--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('avatar', 'banner', 'feedback', 'leaveProof', 'licence', 'logo', 'picture', 'proof', 'resumePicture', 'work'));