CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE TABLE "grade" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint,
	"department_id" bigint,
	"owner_user_no" bigint NOT NULL,
	"grade_name" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"cover_url" text DEFAULT '' NOT NULL,
	"join_code" text NOT NULL,
	"join_way" smallint DEFAULT 2 NOT NULL,
	"seats" integer DEFAULT 60 NOT NULL,
	"grade_state" smallint DEFAULT 1 NOT NULL,
	"disbanded_at" timestamptz(3),
	CONSTRAINT "grade_status_id_known" CHECK ("grade"."status_id" in (0, 1)),
	CONSTRAINT "grade_join_way_known" CHECK ("grade"."join_way" in (1, 2, 3)),
	CONSTRAINT "grade_seats_counted" CHECK ("grade"."seats" >= 0),
	CONSTRAINT "grade_grade_state_known" CHECK ("grade"."grade_state" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "grade_student" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"grade_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"grade_role" smallint DEFAULT 1 NOT NULL,
	"is_admin" smallint DEFAULT 0 NOT NULL,
	"remark_name" text DEFAULT '' NOT NULL,
	"joined_at" timestamptz(3) NOT NULL,
	CONSTRAINT "grade_student_status_id_known" CHECK ("grade_student"."status_id" in (0, 1)),
	CONSTRAINT "grade_student_grade_role_known" CHECK ("grade_student"."grade_role" in (1, 2)),
	CONSTRAINT "grade_student_is_admin_known" CHECK ("grade_student"."is_admin" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "school_bell" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"seq" smallint NOT NULL,
	"begin_clock" text NOT NULL,
	"end_clock" text NOT NULL,
	CONSTRAINT "school_bell_once" UNIQUE("org_no","seq"),
	CONSTRAINT "school_bell_status_id_known" CHECK ("school_bell"."status_id" in (0, 1)),
	CONSTRAINT "school_bell_seq_within" CHECK ("school_bell"."seq" between 1 and 16),
	CONSTRAINT "school_bell_clocks" CHECK ("school_bell"."begin_clock" ~ '^[0-2]\d:[0-5]\d$' and "school_bell"."end_clock" ~ '^[0-2]\d:[0-5]\d$'),
	CONSTRAINT "school_bell_in_order" CHECK ("school_bell"."begin_clock" < "school_bell"."end_clock")
);
--> statement-breakpoint
CREATE TABLE "school_campus" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"campus_name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	CONSTRAINT "school_campus_of_org" UNIQUE("org_no","id"),
	CONSTRAINT "school_campus_status_id_known" CHECK ("school_campus"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "school_day" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"day" date NOT NULL,
	"day_kind" smallint NOT NULL,
	"day_name" text NOT NULL,
	"follows" date,
	CONSTRAINT "school_day_once" UNIQUE("org_no","day"),
	CONSTRAINT "school_day_made_up_once" UNIQUE("org_no","follows"),
	CONSTRAINT "school_day_status_id_known" CHECK ("school_day"."status_id" in (0, 1)),
	CONSTRAINT "school_day_day_kind_known" CHECK ("school_day"."day_kind" in (1, 2)),
	CONSTRAINT "school_day_follows" CHECK ("school_day"."follows" is null or "school_day"."day_kind" = 2)
);
--> statement-breakpoint
CREATE TABLE "school_room" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"campus_id" bigint NOT NULL,
	"building" text DEFAULT '' NOT NULL,
	"room_name" text NOT NULL,
	"room_kind" smallint DEFAULT 1 NOT NULL,
	"seats" integer NOT NULL,
	"equipment" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "school_room_of_org" UNIQUE("org_no","id"),
	CONSTRAINT "school_room_status_id_known" CHECK ("school_room"."status_id" in (0, 1)),
	CONSTRAINT "school_room_room_kind_known" CHECK ("school_room"."room_kind" in (1, 2, 3, 4, 5)),
	CONSTRAINT "school_room_seats_counted" CHECK ("school_room"."seats" >= 0)
);
--> statement-breakpoint
CREATE TABLE "school_term" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"school_year" text NOT NULL,
	"semester" smallint NOT NULL,
	"begin_on" date NOT NULL,
	"weeks" smallint NOT NULL,
	CONSTRAINT "school_term_of_org" UNIQUE("org_no","id"),
	CONSTRAINT "school_term_status_id_known" CHECK ("school_term"."status_id" in (0, 1)),
	CONSTRAINT "school_term_semester_known" CHECK ("school_term"."semester" in (1, 2)),
	CONSTRAINT "school_term_weeks_within" CHECK ("school_term"."weeks" between 1 and 30),
	CONSTRAINT "school_term_monday" CHECK (extract(isodow from "school_term"."begin_on") = 1)
);
--> statement-breakpoint
CREATE TABLE "lesson" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"term_id" bigint NOT NULL,
	"offering_id" bigint NOT NULL,
	"series_id" bigint,
	"day" date NOT NULL,
	"week" smallint NOT NULL,
	"from_bell" smallint NOT NULL,
	"to_bell" smallint NOT NULL,
	"begins_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"lesson_state" smallint DEFAULT 1 NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "lesson_when" UNIQUE("id","begins_at","ends_at","lesson_state"),
	CONSTRAINT "lesson_status_id_known" CHECK ("lesson"."status_id" in (0, 1)),
	CONSTRAINT "lesson_week_within" CHECK ("lesson"."week" between 1 and 30),
	CONSTRAINT "lesson_from_bell_within" CHECK ("lesson"."from_bell" between 1 and 16),
	CONSTRAINT "lesson_to_bell_within" CHECK ("lesson"."to_bell" between 1 and 16),
	CONSTRAINT "lesson_lesson_state_known" CHECK ("lesson"."lesson_state" in (1, 2)),
	CONSTRAINT "lesson_bells_in_order" CHECK ("lesson"."from_bell" <= "lesson"."to_bell"),
	CONSTRAINT "lesson_times_in_order" CHECK ("lesson"."begins_at" < "lesson"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "lesson_claim" (
	"lesson_id" bigint NOT NULL,
	"begins_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"lesson_state" smallint DEFAULT 1 NOT NULL,
	"teacher_user_no" bigint,
	"room_id" bigint,
	"grade_id" bigint,
	"holder" bigint GENERATED ALWAYS AS (coalesce(teacher_user_no, room_id, grade_id)) STORED NOT NULL,
	CONSTRAINT "lesson_claim_lesson_id_holder_pk" PRIMARY KEY("lesson_id","holder"),
	CONSTRAINT "lesson_claim_lesson_state_known" CHECK ("lesson_claim"."lesson_state" in (1, 2)),
	CONSTRAINT "lesson_claim_of_one" CHECK (num_nonnulls("lesson_claim"."teacher_user_no", "lesson_claim"."room_id", "lesson_claim"."grade_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "lesson_series" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"offering_id" bigint NOT NULL,
	"weekday" smallint NOT NULL,
	"from_bell" smallint NOT NULL,
	"to_bell" smallint NOT NULL,
	"from_week" smallint NOT NULL,
	"to_week" smallint NOT NULL,
	"parity" smallint DEFAULT 0 NOT NULL,
	"import_id" bigint,
	CONSTRAINT "lesson_series_status_id_known" CHECK ("lesson_series"."status_id" in (0, 1)),
	CONSTRAINT "lesson_series_weekday_within" CHECK ("lesson_series"."weekday" between 1 and 7),
	CONSTRAINT "lesson_series_from_bell_within" CHECK ("lesson_series"."from_bell" between 1 and 16),
	CONSTRAINT "lesson_series_to_bell_within" CHECK ("lesson_series"."to_bell" between 1 and 16),
	CONSTRAINT "lesson_series_from_week_within" CHECK ("lesson_series"."from_week" between 1 and 30),
	CONSTRAINT "lesson_series_to_week_within" CHECK ("lesson_series"."to_week" between 1 and 30),
	CONSTRAINT "lesson_series_parity_within" CHECK ("lesson_series"."parity" between 0 and 2),
	CONSTRAINT "lesson_series_bells_in_order" CHECK ("lesson_series"."from_bell" <= "lesson_series"."to_bell"),
	CONSTRAINT "lesson_series_weeks_in_order" CHECK ("lesson_series"."from_week" <= "lesson_series"."to_week")
);
--> statement-breakpoint
CREATE TABLE "offering" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"term_id" bigint NOT NULL,
	"course_id" bigint,
	"offering_name" text NOT NULL,
	"lesson_kind" smallint DEFAULT 1 NOT NULL,
	"credit" smallint DEFAULT 0 NOT NULL,
	"hours" integer DEFAULT 0 NOT NULL,
	"seats" integer DEFAULT 60 NOT NULL,
	"offering_state" smallint DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "offering_of_org" UNIQUE("org_no","id"),
	CONSTRAINT "offering_status_id_known" CHECK ("offering"."status_id" in (0, 1)),
	CONSTRAINT "offering_lesson_kind_known" CHECK ("offering"."lesson_kind" in (1, 2, 3, 4, 5)),
	CONSTRAINT "offering_credit_within" CHECK ("offering"."credit" between 0 and 1000),
	CONSTRAINT "offering_hours_counted" CHECK ("offering"."hours" >= 0),
	CONSTRAINT "offering_seats_counted" CHECK ("offering"."seats" >= 0),
	CONSTRAINT "offering_offering_state_known" CHECK ("offering"."offering_state" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "offering_grade" (
	"offering_id" bigint NOT NULL,
	"grade_id" bigint NOT NULL,
	CONSTRAINT "offering_grade_offering_id_grade_id_pk" PRIMARY KEY("offering_id","grade_id")
);
--> statement-breakpoint
CREATE TABLE "offering_student" (
	"offering_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"joined_at" timestamptz(3) NOT NULL,
	CONSTRAINT "offering_student_offering_id_user_no_pk" PRIMARY KEY("offering_id","user_no")
);
--> statement-breakpoint
CREATE TABLE "offering_teacher" (
	"offering_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"is_head" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "offering_teacher_offering_id_user_no_pk" PRIMARY KEY("offering_id","user_no"),
	CONSTRAINT "offering_teacher_is_head_known" CHECK ("offering_teacher"."is_head" in (0, 1))
);
--> statement-breakpoint
ALTER TABLE "grade" ADD CONSTRAINT "grade_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade" ADD CONSTRAINT "grade_owner_user_no_user_account_user_no_fk" FOREIGN KEY ("owner_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade" ADD CONSTRAINT "grade_in_department" FOREIGN KEY ("org_no","department_id") REFERENCES "public"."org_department"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_student" ADD CONSTRAINT "grade_student_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_student" ADD CONSTRAINT "grade_student_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_bell" ADD CONSTRAINT "school_bell_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_campus" ADD CONSTRAINT "school_campus_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_day" ADD CONSTRAINT "school_day_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_room" ADD CONSTRAINT "school_room_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_room" ADD CONSTRAINT "school_room_on_campus" FOREIGN KEY ("org_no","campus_id") REFERENCES "public"."school_campus"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_term" ADD CONSTRAINT "school_term_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_series_id_lesson_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."lesson_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_in_term" FOREIGN KEY ("org_no","term_id") REFERENCES "public"."school_term"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_of_offering" FOREIGN KEY ("org_no","offering_id") REFERENCES "public"."offering"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_claim" ADD CONSTRAINT "lesson_claim_teacher_user_no_user_account_user_no_fk" FOREIGN KEY ("teacher_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_claim" ADD CONSTRAINT "lesson_claim_room_id_school_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."school_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_claim" ADD CONSTRAINT "lesson_claim_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_claim" ADD CONSTRAINT "lesson_claim_of_lesson" FOREIGN KEY ("lesson_id","begins_at","ends_at","lesson_state") REFERENCES "public"."lesson"("id","begins_at","ends_at","lesson_state") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "lesson_series" ADD CONSTRAINT "lesson_series_import_id_org_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."org_import"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_series" ADD CONSTRAINT "lesson_series_of_offering" FOREIGN KEY ("org_no","offering_id") REFERENCES "public"."offering"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering" ADD CONSTRAINT "offering_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering" ADD CONSTRAINT "offering_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering" ADD CONSTRAINT "offering_in_term" FOREIGN KEY ("org_no","term_id") REFERENCES "public"."school_term"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_grade" ADD CONSTRAINT "offering_grade_offering_id_offering_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."offering"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_grade" ADD CONSTRAINT "offering_grade_grade_id_grade_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grade"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_student" ADD CONSTRAINT "offering_student_offering_id_offering_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."offering"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_student" ADD CONSTRAINT "offering_student_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_teacher" ADD CONSTRAINT "offering_teacher_offering_id_offering_id_fk" FOREIGN KEY ("offering_id") REFERENCES "public"."offering"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offering_teacher" ADD CONSTRAINT "offering_teacher_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grade_join_code" ON "grade" USING btree ("join_code") WHERE "grade"."grade_state" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "grade_name_once" ON "grade" USING btree ("org_no","grade_name") WHERE "grade"."status_id" = 1 and "grade"."grade_state" = 1 and "grade"."org_no" is not null;--> statement-breakpoint
CREATE INDEX "grade_org_no_department_id_id_index" ON "grade" USING btree ("org_no","department_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "grade_org_no_id_index" ON "grade" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "grade_owner_user_no_id_index" ON "grade" USING btree ("owner_user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "grade_student_once" ON "grade_student" USING btree ("grade_id","user_no") WHERE "grade_student"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "grade_student_grade_id_grade_role_id_index" ON "grade_student" USING btree ("grade_id","grade_role","id");--> statement-breakpoint
CREATE INDEX "grade_student_user_no_grade_role_id_index" ON "grade_student" USING btree ("user_no","grade_role","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "school_campus_name" ON "school_campus" USING btree ("org_no","campus_name") WHERE "school_campus"."status_id" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "school_room_name" ON "school_room" USING btree ("org_no","campus_id","building","room_name") WHERE "school_room"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "school_room_org_no_campus_id_index" ON "school_room" USING btree ("org_no","campus_id");--> statement-breakpoint
CREATE INDEX "school_room_org_no_seats_index" ON "school_room" USING btree ("org_no","seats");--> statement-breakpoint
CREATE UNIQUE INDEX "school_term_once" ON "school_term" USING btree ("org_no","school_year","semester") WHERE "school_term"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "school_term_org_no_begin_on_index" ON "school_term" USING btree ("org_no","begin_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lesson_org_no_offering_id_begins_at_index" ON "lesson" USING btree ("org_no","offering_id","begins_at");--> statement-breakpoint
CREATE INDEX "lesson_org_no_term_id_week_index" ON "lesson" USING btree ("org_no","term_id","week");--> statement-breakpoint
CREATE INDEX "lesson_series_id_begins_at_index" ON "lesson" USING btree ("series_id","begins_at");--> statement-breakpoint
CREATE INDEX "lesson_claim_lesson_id_begins_at_ends_at_lesson_state_index" ON "lesson_claim" USING btree ("lesson_id","begins_at","ends_at","lesson_state");--> statement-breakpoint
CREATE INDEX "lesson_claim_teacher_user_no_begins_at_index" ON "lesson_claim" USING btree ("teacher_user_no","begins_at");--> statement-breakpoint
CREATE INDEX "lesson_claim_room_id_begins_at_index" ON "lesson_claim" USING btree ("room_id","begins_at");--> statement-breakpoint
CREATE INDEX "lesson_claim_grade_id_begins_at_index" ON "lesson_claim" USING btree ("grade_id","begins_at");--> statement-breakpoint
CREATE INDEX "lesson_series_org_no_offering_id_index" ON "lesson_series" USING btree ("org_no","offering_id");--> statement-breakpoint
CREATE INDEX "lesson_series_import_id_index" ON "lesson_series" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "offering_org_no_term_id_id_index" ON "offering" USING btree ("org_no","term_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "offering_course_id_index" ON "offering" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "offering_grade_grade_id_offering_id_index" ON "offering_grade" USING btree ("grade_id","offering_id");--> statement-breakpoint
CREATE INDEX "offering_student_user_no_offering_id_index" ON "offering_student" USING btree ("user_no","offering_id");--> statement-breakpoint
CREATE INDEX "offering_teacher_user_no_offering_id_index" ON "offering_teacher" USING btree ("user_no","offering_id");--> statement-breakpoint
ALTER TABLE "school_term" ADD CONSTRAINT "school_term_apart" EXCLUDE USING gist ("org_no" WITH =, daterange("begin_on", "begin_on" + "weeks" * 7) WITH &&) WHERE ("status_id" = 1);--> statement-breakpoint
ALTER TABLE "lesson_claim" ADD CONSTRAINT "lesson_claim_apart" EXCLUDE USING gist ("holder" WITH =, tstzrange("begins_at", "ends_at") WITH &&) WHERE ("lesson_state" = 1) DEFERRABLE INITIALLY IMMEDIATE;
