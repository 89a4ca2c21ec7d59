ALTER TABLE "media_file" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "poster" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "thumbnails" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "segment_key" "bytea";--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "source_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_poster_counted" CHECK ("media_file"."poster" >= 0);