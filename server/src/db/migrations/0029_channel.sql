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
CREATE TABLE "certificate_template" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"template_name" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"signer_name" text DEFAULT '' NOT NULL,
	"signer_title" text DEFAULT '' NOT NULL,
	"seal_img" text DEFAULT '' NOT NULL,
	"ground" smallint NOT NULL,
	"colour" smallint NOT NULL,
	"is_default" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "certificate_template_of_org" UNIQUE("org_no","id"),
	CONSTRAINT "certificate_template_status_id_known" CHECK ("certificate_template"."status_id" in (0, 1)),
	CONSTRAINT "certificate_template_ground_known" CHECK ("certificate_template"."ground" in (1, 2)),
	CONSTRAINT "certificate_template_colour_known" CHECK ("certificate_template"."colour" in (1, 2, 3, 4)),
	CONSTRAINT "certificate_template_is_default_known" CHECK ("certificate_template"."is_default" in (0, 1))
);
--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "credit" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "design" jsonb;--> statement-breakpoint
ALTER TABLE "course_auth" ADD COLUMN "template_id" bigint;--> statement-breakpoint
ALTER TABLE "live_apply" ADD CONSTRAINT "live_apply_lecturer_user_no_user_account_user_no_fk" FOREIGN KEY ("lecturer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_channel" ADD CONSTRAINT "live_channel_lecturer_user_no_user_account_user_no_fk" FOREIGN KEY ("lecturer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_template" ADD CONSTRAINT "certificate_template_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_apply_audit_status_submit_time_index" ON "live_apply" USING btree ("audit_status","submit_time");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_template_name" ON "certificate_template" USING btree ("org_no","template_name");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_template_default" ON "certificate_template" USING btree ("org_no") WHERE is_default = 1;--> statement-breakpoint
ALTER TABLE "course_auth" ADD CONSTRAINT "course_auth_template_of_org" FOREIGN KEY ("org_no","template_id") REFERENCES "public"."certificate_template"("org_no","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_auth_template_id_index" ON "course_auth" USING btree ("template_id");--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('avatar', 'banner', 'feedback', 'licence', 'logo', 'picture', 'proof', 'resumePicture', 'seal', 'work'));