CREATE TABLE "schedule_feed" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"token" text NOT NULL,
	"body_hash" text DEFAULT '' NOT NULL,
	"changed_at" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "schedule_feed_user_no_unique" UNIQUE("user_no"),
	CONSTRAINT "schedule_feed_token_unique" UNIQUE("token"),
	CONSTRAINT "schedule_feed_status_id_known" CHECK ("schedule_feed"."status_id" in (0, 1))
);
--> statement-breakpoint
ALTER TABLE "schedule_feed" ADD CONSTRAINT "schedule_feed_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;