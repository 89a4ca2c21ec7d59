CREATE TABLE "media_cue" (
	"media_id" bigint NOT NULL,
	"track" smallint NOT NULL,
	"seq" integer NOT NULL,
	"start_ms" integer NOT NULL,
	"words" text NOT NULL,
	"folded" text NOT NULL,
	CONSTRAINT "media_cue_media_id_track_seq_pk" PRIMARY KEY("media_id","track","seq")
);
--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "cue_format" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "media_file_cue_format_id_index" ON "media_file" USING btree ("cue_format","id");