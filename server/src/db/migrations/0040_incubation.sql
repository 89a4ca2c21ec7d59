CREATE TABLE "data_room" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"project_id" bigint NOT NULL,
	"maker_user_no" bigint NOT NULL,
	"room_name" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"token" text NOT NULL,
	"room_state" smallint DEFAULT 1 NOT NULL,
	"as_of_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "data_room_token_unique" UNIQUE("token"),
	CONSTRAINT "data_room_status_id_known" CHECK ("data_room"."status_id" in (0, 1)),
	CONSTRAINT "data_room_room_state_known" CHECK ("data_room"."room_state" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "data_room_look" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"room_id" bigint NOT NULL,
	"visitor_user_no" bigint,
	"visitor_name" text NOT NULL,
	"looked_at" timestamptz(3) NOT NULL,
	CONSTRAINT "data_room_look_status_id_known" CHECK ("data_room_look"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "data_room_part" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"room_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"part_state" smallint DEFAULT 0 NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answered_at" timestamptz(3),
	CONSTRAINT "data_room_part_once" UNIQUE("room_id","user_no"),
	CONSTRAINT "data_room_part_status_id_known" CHECK ("data_room_part"."status_id" in (0, 1)),
	CONSTRAINT "data_room_part_part_state_known" CHECK ("data_room_part"."part_state" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "base_place" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"base_id" bigint NOT NULL,
	"place_kind" smallint NOT NULL,
	"place_name" text NOT NULL,
	"seats" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "base_place_status_id_known" CHECK ("base_place"."status_id" in (0, 1)),
	CONSTRAINT "base_place_place_kind_known" CHECK ("base_place"."place_kind" in (1, 2)),
	CONSTRAINT "base_place_seats_within" CHECK ("base_place"."seats" between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "desk_use" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"place_id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"from_on" date NOT NULL,
	"until_on" date NOT NULL,
	"use_state" smallint DEFAULT 1 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "desk_use_status_id_known" CHECK ("desk_use"."status_id" in (0, 1)),
	CONSTRAINT "desk_use_use_state_known" CHECK ("desk_use"."use_state" in (0, 1)),
	CONSTRAINT "desk_use_days" CHECK ("desk_use"."from_on" <= "desk_use"."until_on")
);
--> statement-breakpoint
CREATE TABLE "follow_up_ask" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"project_id" bigint NOT NULL,
	"half" text NOT NULL,
	CONSTRAINT "follow_up_ask_once" UNIQUE("project_id","half"),
	CONSTRAINT "follow_up_ask_status_id_known" CHECK ("follow_up_ask"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "fund_receipt" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"fund_id" bigint NOT NULL,
	"payer_user_no" bigint NOT NULL,
	"what" text NOT NULL,
	"spent_on" date NOT NULL,
	"amount_cents" bigint DEFAULT 0 NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"receipt_state" smallint DEFAULT 1 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "fund_receipt_status_id_known" CHECK ("fund_receipt"."status_id" in (0, 1)),
	CONSTRAINT "fund_receipt_receipt_state_known" CHECK ("fund_receipt"."receipt_state" in (1, 2)),
	CONSTRAINT "fund_receipt_amount" CHECK ("fund_receipt"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "graduate_figures" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"project_id" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"half" text NOT NULL,
	"jobs" bigint NOT NULL,
	"revenue_cents" bigint DEFAULT 0 NOT NULL,
	"financing_cents" bigint DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "graduate_figures_once" UNIQUE("project_id","half"),
	CONSTRAINT "graduate_figures_status_id_known" CHECK ("graduate_figures"."status_id" in (0, 1)),
	CONSTRAINT "graduate_figures_jobs_within" CHECK ("graduate_figures"."jobs" between 0 and 100000),
	CONSTRAINT "graduate_figures_sums" CHECK ("graduate_figures"."revenue_cents" >= 0 and "graduate_figures"."financing_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "incubation_base" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"base_name" text NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"open_text" text NOT NULL,
	"intro" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"is_shown" smallint DEFAULT 1 NOT NULL,
	"facets" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "incubation_base_status_id_known" CHECK ("incubation_base"."status_id" in (0, 1)),
	CONSTRAINT "incubation_base_is_shown_known" CHECK ("incubation_base"."is_shown" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "incubation_fund" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"project_id" bigint NOT NULL,
	"asker_user_no" bigint NOT NULL,
	"purpose" text NOT NULL,
	"plan" text NOT NULL,
	"asked_cents" bigint DEFAULT 0 NOT NULL,
	"granted_cents" bigint DEFAULT 0 NOT NULL,
	"used_cents" bigint DEFAULT 0 NOT NULL,
	"fund_state" smallint DEFAULT 1 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"decided_at" timestamptz(3),
	CONSTRAINT "incubation_fund_status_id_known" CHECK ("incubation_fund"."status_id" in (0, 1)),
	CONSTRAINT "incubation_fund_fund_state_known" CHECK ("incubation_fund"."fund_state" in (1, 2, 3, 4)),
	CONSTRAINT "incubation_fund_asked" CHECK ("incubation_fund"."asked_cents" > 0 and "incubation_fund"."granted_cents" between 0 and "incubation_fund"."asked_cents"),
	CONSTRAINT "incubation_fund_used" CHECK ("incubation_fund"."used_cents" between 0 and "incubation_fund"."granted_cents")
);
--> statement-breakpoint
CREATE TABLE "incubation_tutor" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"topics" text NOT NULL,
	"tutor_state" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "incubation_tutor_status_id_known" CHECK ("incubation_tutor"."status_id" in (0, 1)),
	CONSTRAINT "incubation_tutor_tutor_state_known" CHECK ("incubation_tutor"."tutor_state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "incubation_milestone" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"project_id" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"title" text NOT NULL,
	"goal" text NOT NULL,
	"due_on" date NOT NULL,
	"milestone_state" smallint DEFAULT 1 NOT NULL,
	"near_told_on" date,
	"late_told_on" date,
	CONSTRAINT "incubation_milestone_status_id_known" CHECK ("incubation_milestone"."status_id" in (0, 1)),
	CONSTRAINT "incubation_milestone_milestone_state_known" CHECK ("incubation_milestone"."milestone_state" in (1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "milestone_report" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"milestone_id" bigint NOT NULL,
	"reporter_user_no" bigint NOT NULL,
	"content" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"submitted_at" timestamptz(3) NOT NULL,
	"report_state" smallint DEFAULT 0 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"checker_user_no" bigint,
	"checked_at" timestamptz(3),
	CONSTRAINT "milestone_report_status_id_known" CHECK ("milestone_report"."status_id" in (0, 1)),
	CONSTRAINT "milestone_report_report_state_known" CHECK ("milestone_report"."report_state" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "project_check" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"project_id" bigint NOT NULL,
	"checker_user_no" bigint NOT NULL,
	"checked_on" date NOT NULL,
	"check_verdict" smallint NOT NULL,
	"found" text NOT NULL,
	CONSTRAINT "project_check_status_id_known" CHECK ("project_check"."status_id" in (0, 1)),
	CONSTRAINT "project_check_check_verdict_known" CHECK ("project_check"."check_verdict" in (1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "room_booking" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"place_id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"booker_user_no" bigint NOT NULL,
	"purpose" text NOT NULL,
	"begins_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"use_state" smallint DEFAULT 1 NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "room_booking_status_id_known" CHECK ("room_booking"."status_id" in (0, 1)),
	CONSTRAINT "room_booking_use_state_known" CHECK ("room_booking"."use_state" in (0, 1)),
	CONSTRAINT "room_booking_times" CHECK ("room_booking"."begins_at" < "room_booking"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "tutor_hour" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"tutor_id" bigint NOT NULL,
	"begins_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"place" text NOT NULL,
	"hour_state" smallint DEFAULT 0 NOT NULL,
	"project_id" bigint,
	"booker_user_no" bigint,
	"topic" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "tutor_hour_status_id_known" CHECK ("tutor_hour"."status_id" in (0, 1)),
	CONSTRAINT "tutor_hour_hour_state_known" CHECK ("tutor_hour"."hour_state" in (0, 1, 2, 3, 4)),
	CONSTRAINT "tutor_hour_times" CHECK ("tutor_hour"."begins_at" < "tutor_hour"."ends_at"),
	CONSTRAINT "tutor_hour_whose" CHECK ("tutor_hour"."hour_state" in (0, 4) or "tutor_hour"."project_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
ALTER TABLE "data_room" ADD CONSTRAINT "data_room_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_room" ADD CONSTRAINT "data_room_maker_user_no_user_account_user_no_fk" FOREIGN KEY ("maker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_room_look" ADD CONSTRAINT "data_room_look_room_id_data_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."data_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_room_look" ADD CONSTRAINT "data_room_look_visitor_user_no_user_account_user_no_fk" FOREIGN KEY ("visitor_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_room_part" ADD CONSTRAINT "data_room_part_room_id_data_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."data_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_room_part" ADD CONSTRAINT "data_room_part_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_place" ADD CONSTRAINT "base_place_base_id_incubation_base_id_fk" FOREIGN KEY ("base_id") REFERENCES "public"."incubation_base"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_use" ADD CONSTRAINT "desk_use_place_id_base_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."base_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_use" ADD CONSTRAINT "desk_use_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_up_ask" ADD CONSTRAINT "follow_up_ask_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_receipt" ADD CONSTRAINT "fund_receipt_fund_id_incubation_fund_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."incubation_fund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_receipt" ADD CONSTRAINT "fund_receipt_payer_user_no_user_account_user_no_fk" FOREIGN KEY ("payer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduate_figures" ADD CONSTRAINT "graduate_figures_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graduate_figures" ADD CONSTRAINT "graduate_figures_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incubation_base" ADD CONSTRAINT "incubation_base_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incubation_fund" ADD CONSTRAINT "incubation_fund_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incubation_fund" ADD CONSTRAINT "incubation_fund_asker_user_no_user_account_user_no_fk" FOREIGN KEY ("asker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incubation_tutor" ADD CONSTRAINT "incubation_tutor_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incubation_tutor" ADD CONSTRAINT "incubation_tutor_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incubation_milestone" ADD CONSTRAINT "incubation_milestone_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incubation_milestone" ADD CONSTRAINT "incubation_milestone_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_report" ADD CONSTRAINT "milestone_report_milestone_id_incubation_milestone_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."incubation_milestone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_report" ADD CONSTRAINT "milestone_report_reporter_user_no_user_account_user_no_fk" FOREIGN KEY ("reporter_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_report" ADD CONSTRAINT "milestone_report_checker_user_no_user_account_user_no_fk" FOREIGN KEY ("checker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_check" ADD CONSTRAINT "project_check_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_check" ADD CONSTRAINT "project_check_checker_user_no_user_account_user_no_fk" FOREIGN KEY ("checker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_booking" ADD CONSTRAINT "room_booking_place_id_base_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."base_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_booking" ADD CONSTRAINT "room_booking_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_booking" ADD CONSTRAINT "room_booking_booker_user_no_user_account_user_no_fk" FOREIGN KEY ("booker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_hour" ADD CONSTRAINT "tutor_hour_tutor_id_incubation_tutor_id_fk" FOREIGN KEY ("tutor_id") REFERENCES "public"."incubation_tutor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_hour" ADD CONSTRAINT "tutor_hour_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tutor_hour" ADD CONSTRAINT "tutor_hour_booker_user_no_user_account_user_no_fk" FOREIGN KEY ("booker_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_room_of_project" ON "data_room" USING btree ("project_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_room_maker_user_no_index" ON "data_room" USING btree ("maker_user_no");--> statement-breakpoint
CREATE INDEX "data_room_look_of_room" ON "data_room_look" USING btree ("room_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_room_look_visitor_user_no_index" ON "data_room_look" USING btree ("visitor_user_no");--> statement-breakpoint
CREATE INDEX "data_room_part_user_no_id_index" ON "data_room_part" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "base_place_once" ON "base_place" USING btree ("base_id","place_name") WHERE "base_place"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "base_place_of_base" ON "base_place" USING btree ("base_id","place_kind","place_name");--> statement-breakpoint
CREATE INDEX "desk_use_of_place" ON "desk_use" USING btree ("place_id","until_on");--> statement-breakpoint
CREATE INDEX "desk_use_of_project" ON "desk_use" USING btree ("project_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fund_receipt_of_fund" ON "fund_receipt" USING btree ("fund_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fund_receipt_payer_user_no_index" ON "fund_receipt" USING btree ("payer_user_no");--> statement-breakpoint
CREATE INDEX "graduate_figures_author_user_no_index" ON "graduate_figures" USING btree ("author_user_no");--> statement-breakpoint
CREATE INDEX "incubation_base_of_org" ON "incubation_base" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "incubation_base_shown" ON "incubation_base" USING btree ("id" DESC NULLS FIRST) WHERE "incubation_base"."is_shown" = 1 and "incubation_base"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "incubation_base_facets" ON "incubation_base" USING gin ("facets") WHERE "incubation_base"."is_shown" = 1 and "incubation_base"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "incubation_fund_of_project" ON "incubation_fund" USING btree ("project_id","fund_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "incubation_fund_asker_user_no_index" ON "incubation_fund" USING btree ("asker_user_no");--> statement-breakpoint
CREATE INDEX "incubation_tutor_of_org" ON "incubation_tutor" USING btree ("org_no","tutor_state","id");--> statement-breakpoint
CREATE INDEX "incubation_tutor_of" ON "incubation_tutor" USING btree ("user_no","tutor_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "incubation_milestone_of_project" ON "incubation_milestone" USING btree ("project_id","milestone_state","due_on","id");--> statement-breakpoint
CREATE INDEX "incubation_milestone_due" ON "incubation_milestone" USING btree ("due_on","id") WHERE "incubation_milestone"."milestone_state" in (1, 3);--> statement-breakpoint
CREATE INDEX "incubation_milestone_author_user_no_index" ON "incubation_milestone" USING btree ("author_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_report_waiting" ON "milestone_report" USING btree ("milestone_id") WHERE "milestone_report"."report_state" = 0;--> statement-breakpoint
CREATE INDEX "milestone_report_milestone_id_id_index" ON "milestone_report" USING btree ("milestone_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "milestone_report_reporter_user_no_index" ON "milestone_report" USING btree ("reporter_user_no");--> statement-breakpoint
CREATE INDEX "milestone_report_checker_user_no_index" ON "milestone_report" USING btree ("checker_user_no");--> statement-breakpoint
CREATE INDEX "project_check_of_project" ON "project_check" USING btree ("project_id","checked_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "project_check_checker_user_no_index" ON "project_check" USING btree ("checker_user_no");--> statement-breakpoint
CREATE INDEX "room_booking_of_place" ON "room_booking" USING btree ("place_id","begins_at");--> statement-breakpoint
CREATE INDEX "room_booking_of_project" ON "room_booking" USING btree ("project_id","begins_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "room_booking_booker_user_no_index" ON "room_booking" USING btree ("booker_user_no");--> statement-breakpoint
CREATE INDEX "tutor_hour_of_tutor" ON "tutor_hour" USING btree ("tutor_id","hour_state","begins_at");--> statement-breakpoint
CREATE INDEX "tutor_hour_in_order" ON "tutor_hour" USING btree ("tutor_id","begins_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tutor_hour_of_project" ON "tutor_hour" USING btree ("project_id","begins_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tutor_hour_booker_user_no_index" ON "tutor_hour" USING btree ("booker_user_no");--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('answer', 'avatar', 'banner', 'chatFile', 'chatPicture', 'chatVoice', 'credit', 'feedback', 'incubation', 'leaveProof', 'licence', 'logo', 'picture', 'policyFile', 'proof', 'resumePicture', 'seal', 'sound', 'task', 'training', 'transferVoucher', 'work'));--> statement-breakpoint
-- by hand: no desk, room, tutor or team is taken twice at once
ALTER TABLE "desk_use" ADD CONSTRAINT "desk_use_apart" EXCLUDE USING gist ("place_id" WITH =, daterange("from_on", "until_on", '[]') WITH &&) WHERE ("use_state" = 1);--> statement-breakpoint
ALTER TABLE "room_booking" ADD CONSTRAINT "room_booking_apart" EXCLUDE USING gist ("place_id" WITH =, tstzrange("begins_at", "ends_at") WITH &&) WHERE ("use_state" = 1);--> statement-breakpoint
ALTER TABLE "tutor_hour" ADD CONSTRAINT "tutor_hour_apart" EXCLUDE USING gist ("tutor_id" WITH =, tstzrange("begins_at", "ends_at") WITH &&) WHERE ("hour_state" in (0, 1));--> statement-breakpoint
ALTER TABLE "tutor_hour" ADD CONSTRAINT "tutor_hour_team_apart" EXCLUDE USING gist ("project_id" WITH =, tstzrange("begins_at", "ends_at") WITH &&) WHERE ("hour_state" = 1);
