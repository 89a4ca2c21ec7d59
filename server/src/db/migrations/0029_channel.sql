CREATE TABLE "live_apply" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"lecturer_user_no" bigint NOT NULL,
	"plan" text NOT NULL,
	"frequency" text NOT NULL,
	"audience" smallint NOT NULL,
	"experience" text DEFAULT '' NOT NULL,
	"audit_status" smallint DEFAULT 0 NOT NULL,
	"audit_opinion" text DEFAULT '' NOT NULL,
	"audit_user_no" bigint,
	"audit_time" timestamptz(3),
	"submit_time" timestamptz(3) NOT NULL,
	CONSTRAINT "live_apply_lecturer_user_no_unique" UNIQUE("lecturer_user_no"),
	CONSTRAINT "live_apply_status_id_known" CHECK ("live_apply"."status_id" in (0, 1)),
	CONSTRAINT "live_apply_audience_known" CHECK ("live_apply"."audience" in (30, 100, 500, 2000, 10000)),
	CONSTRAINT "live_apply_audit_status_known" CHECK ("live_apply"."audit_status" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "live_channel" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"lecturer_user_no" bigint NOT NULL,
	"channel_name" text NOT NULL,
	"channel_logo" text DEFAULT '' NOT NULL,
	"resolution" smallint DEFAULT 720 NOT NULL,
	"is_record" smallint DEFAULT 1 NOT NULL,
	"is_chat" smallint DEFAULT 1 NOT NULL,
	"is_hands" smallint DEFAULT 1 NOT NULL,
	"max_seats" smallint DEFAULT 1 NOT NULL,
	"password_hash" text DEFAULT '' NOT NULL,
	"password_time" timestamptz(3),
	CONSTRAINT "live_channel_lecturer_user_no_unique" UNIQUE("lecturer_user_no"),
	CONSTRAINT "live_channel_status_id_known" CHECK ("live_channel"."status_id" in (0, 1)),
	CONSTRAINT "live_channel_resolution_known" CHECK ("live_channel"."resolution" in (480, 720, 1080)),
	CONSTRAINT "live_channel_is_record_known" CHECK ("live_channel"."is_record" in (0, 1)),
	CONSTRAINT "live_channel_is_chat_known" CHECK ("live_channel"."is_chat" in (0, 1)),
	CONSTRAINT "live_channel_is_hands_known" CHECK ("live_channel"."is_hands" in (0, 1)),
	CONSTRAINT "live_channel_max_seats_within" CHECK ("live_channel"."max_seats" between 0 and 9)
);
--> statement-breakpoint
ALTER TABLE "live_apply" ADD CONSTRAINT "live_apply_lecturer_user_no_user_account_user_no_fk" FOREIGN KEY ("lecturer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_channel" ADD CONSTRAINT "live_channel_lecturer_user_no_user_account_user_no_fk" FOREIGN KEY ("lecturer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_apply_audit_status_submit_time_index" ON "live_apply" USING btree ("audit_status","submit_time");