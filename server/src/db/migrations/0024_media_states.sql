ALTER TABLE "media_file" ADD COLUMN "media_state" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "processed" smallint DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "failure" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_media_state_known" CHECK ("media_file"."media_state" in (1, 2, 3, 4));--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_processed_within" CHECK ("media_file"."processed" between 0 and 100);