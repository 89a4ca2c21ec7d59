CREATE TABLE "webhook" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"hook_name" text NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"events" text[] DEFAULT '{}' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"paused_until" timestamptz(3),
	"busy_until" timestamptz(3),
	CONSTRAINT "webhook_status_id_known" CHECK ("webhook"."status_id" in (0, 1)),
	CONSTRAINT "webhook_failures_counted" CHECK ("webhook"."failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"webhook_id" bigint NOT NULL,
	"event" text NOT NULL,
	"event_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"hook_state" smallint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"http_status" smallint,
	"last_error" text DEFAULT '' NOT NULL,
	"tried_at" timestamptz(3),
	"give_up_at" timestamptz(3) NOT NULL,
	CONSTRAINT "webhook_delivery_event_known" CHECK ("webhook_delivery"."event" in ('certificate.issued', 'course.enrolled', 'course.finished', 'order.paid', 'vacancy.applied', 'webhook.test')),
	CONSTRAINT "webhook_delivery_hook_state_known" CHECK ("webhook_delivery"."hook_state" in (0, 1, 2)),
	CONSTRAINT "webhook_delivery_attempts_counted" CHECK ("webhook_delivery"."attempts" >= 0)
);
--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_webhook_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhook"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_delivery_webhook_id_id_index" ON "webhook_delivery" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_webhook_id_hook_state_id_index" ON "webhook_delivery" USING btree ("webhook_id","hook_state","id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_gmt_create_index" ON "webhook_delivery" USING btree ("gmt_create");