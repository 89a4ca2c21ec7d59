CREATE TABLE "media_folder" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"user_no" bigint NOT NULL,
	"folder_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_share" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"media_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"token" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"count_view" integer DEFAULT 0 NOT NULL,
	"count_download" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "media_share_token_unique" UNIQUE("token"),
	CONSTRAINT "media_share_status_id_known" CHECK ("media_share"."status_id" in (0, 1)),
	CONSTRAINT "media_share_count_view_counted" CHECK ("media_share"."count_view" >= 0),
	CONSTRAINT "media_share_count_download_counted" CHECK ("media_share"."count_download" >= 0)
);
--> statement-breakpoint
CREATE TABLE "upload_session" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"upload_key" text NOT NULL,
	"user_no" bigint NOT NULL,
	"org_no" bigint,
	"file_name" text NOT NULL,
	"file_type" smallint NOT NULL,
	"file_size" bigint NOT NULL,
	"received" bigint DEFAULT '0' NOT NULL,
	"declared_sha256" text DEFAULT '' NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"media_id" bigint NOT NULL,
	"is_done" smallint DEFAULT 0 NOT NULL,
	"extension" text DEFAULT '' NOT NULL,
	"content_type" text DEFAULT '' NOT NULL,
	"sha256" text DEFAULT '' NOT NULL,
	"writer" text,
	"lease_until" timestamptz(3),
	"is_wanted" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "upload_session_upload_key_unique" UNIQUE("upload_key"),
	CONSTRAINT "upload_session_file_type_known" CHECK ("upload_session"."file_type" in (4, 5, 6, 7, 8, 9, 10, 11)),
	CONSTRAINT "upload_session_file_size_counted" CHECK ("upload_session"."file_size" >= 0),
	CONSTRAINT "upload_session_received_counted" CHECK ("upload_session"."received" >= 0),
	CONSTRAINT "upload_session_is_done_known" CHECK ("upload_session"."is_done" in (0, 1)),
	CONSTRAINT "upload_session_is_wanted_known" CHECK ("upload_session"."is_wanted" in (0, 1))
);
--> statement-breakpoint
DROP INDEX "media_file_user_no_index";--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "folder_id" bigint;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "sha256" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "poster" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "thumbnails" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "segment_key" "bytea";--> statement-breakpoint
ALTER TABLE "media_file" ADD COLUMN "source_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_folder" ADD CONSTRAINT "media_folder_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_share" ADD CONSTRAINT "media_share_media_id_media_file_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_share" ADD CONSTRAINT "media_share_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_session" ADD CONSTRAINT "upload_session_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "media_folder_name_once" ON "media_folder" USING btree ("user_no","folder_name");--> statement-breakpoint
CREATE INDEX "media_share_media_id_id_index" ON "media_share" USING btree ("media_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_share_user_no_index" ON "media_share" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "upload_session_user_no_is_done_file_size_index" ON "upload_session" USING btree ("user_no","is_done","file_size");--> statement-breakpoint
CREATE INDEX "upload_session_open_by_org" ON "upload_session" USING btree ("org_no","file_size") WHERE "upload_session"."org_no" is not null and "upload_session"."is_done" = 0;--> statement-breakpoint
CREATE INDEX "upload_session_expires_at_index" ON "upload_session" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_folder_id_media_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_file_user_no_id_index" ON "media_file" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_file_used" ON "media_file" USING btree ("user_no","file_type","file_size") WHERE "media_file"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "media_file_used_by_org" ON "media_file" USING btree ("org_no","file_size") WHERE "media_file"."org_no" is not null and "media_file"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "media_file_in_folder" ON "media_file" USING btree ("folder_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_file_removed" ON "media_file" USING btree ("id") WHERE "media_file"."status_id" = 0;--> statement-breakpoint
ALTER TABLE "media_file" ADD CONSTRAINT "media_file_poster_counted" CHECK ("media_file"."poster" >= 0);