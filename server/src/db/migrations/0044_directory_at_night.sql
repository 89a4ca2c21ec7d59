CREATE TABLE "org_directory_run" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint,
	"night_day" date,
	"run_state" smallint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"person_count" integer DEFAULT 0 NOT NULL,
	"department_count" integer DEFAULT 0 NOT NULL,
	"changed_count" integer DEFAULT 0 NOT NULL,
	"new_count" integer DEFAULT 0 NOT NULL,
	"bad_count" integer DEFAULT 0 NOT NULL,
	"import_id" bigint,
	"gone_count" integer DEFAULT 0 NOT NULL,
	"gone" jsonb DEFAULT '[]' NOT NULL,
	CONSTRAINT "org_directory_run_status_id_known" CHECK ("org_directory_run"."status_id" in (0, 1)),
	CONSTRAINT "org_directory_run_run_state_known" CHECK ("org_directory_run"."run_state" in (1, 2, 3, 4)),
	CONSTRAINT "org_directory_run_person_count_counted" CHECK ("org_directory_run"."person_count" >= 0),
	CONSTRAINT "org_directory_run_department_count_counted" CHECK ("org_directory_run"."department_count" >= 0),
	CONSTRAINT "org_directory_run_changed_count_counted" CHECK ("org_directory_run"."changed_count" >= 0),
	CONSTRAINT "org_directory_run_new_count_counted" CHECK ("org_directory_run"."new_count" >= 0),
	CONSTRAINT "org_directory_run_bad_count_counted" CHECK ("org_directory_run"."bad_count" >= 0),
	CONSTRAINT "org_directory_run_gone_count_counted" CHECK ("org_directory_run"."gone_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "org_directory" ADD COLUMN "night_hour" smallint;--> statement-breakpoint
ALTER TABLE "org_directory" ADD COLUMN "night_identity_id" bigint;--> statement-breakpoint
ALTER TABLE "org_directory" ADD COLUMN "night_day" date;--> statement-breakpoint
ALTER TABLE "org_directory" ADD COLUMN "night_stopped" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "org_directory_run" ADD CONSTRAINT "org_directory_run_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_directory_run" ADD CONSTRAINT "org_directory_run_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_directory_run" ADD CONSTRAINT "org_directory_run_import_id_org_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."org_import"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "org_directory_run_org_no_id_index" ON "org_directory_run" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "org_directory_run_user_no_index" ON "org_directory_run" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "org_directory_run_import_id_index" ON "org_directory_run" USING btree ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "org_directory_run_once" ON "org_directory_run" USING btree ("org_no","night_day");--> statement-breakpoint
ALTER TABLE "org_directory" ADD CONSTRAINT "org_directory_night_identity_id_user_identity_id_fk" FOREIGN KEY ("night_identity_id") REFERENCES "public"."user_identity"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "org_directory_night_identity_id_index" ON "org_directory" USING btree ("night_identity_id");--> statement-breakpoint
CREATE INDEX "org_directory_night_hour_id_index" ON "org_directory" USING btree ("night_hour","id");--> statement-breakpoint
ALTER TABLE "org_directory" ADD CONSTRAINT "org_directory_night_hour_within" CHECK ("org_directory"."night_hour" between 0 and 6);