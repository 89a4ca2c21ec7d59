ALTER TABLE "webhook" ADD COLUMN "hook_format" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook" ADD COLUMN "login_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_hook_format_known" CHECK ("webhook"."hook_format" in (1, 2));