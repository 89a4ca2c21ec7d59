CREATE TABLE "start_case" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"start_field" smallint NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"figures" jsonb NOT NULL,
	"case_state" smallint DEFAULT 0 NOT NULL,
	"published_at" timestamptz(3),
	"facets" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "start_case_of_project" UNIQUE("project_id"),
	CONSTRAINT "start_case_status_id_known" CHECK ("start_case"."status_id" in (0, 1)),
	CONSTRAINT "start_case_start_field_known" CHECK ("start_case"."start_field" in (1, 2, 3, 4, 5, 6, 7, 8)),
	CONSTRAINT "start_case_case_state_known" CHECK ("start_case"."case_state" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "start_case_person" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"case_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"duty" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"consent_state" smallint DEFAULT 0 NOT NULL,
	"asked_at" timestamptz(3),
	"answered_at" timestamptz(3),
	CONSTRAINT "start_case_person_once" UNIQUE("case_id","user_no"),
	CONSTRAINT "start_case_person_status_id_known" CHECK ("start_case_person"."status_id" in (0, 1)),
	CONSTRAINT "start_case_person_sort_counted" CHECK ("start_case_person"."sort" >= 0),
	CONSTRAINT "start_case_person_consent_state_known" CHECK ("start_case_person"."consent_state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "start_application" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"programme_id" bigint NOT NULL,
	"project_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"apply_no" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"application_state" smallint DEFAULT 0 NOT NULL,
	"score" integer,
	"spread" integer,
	"submitted_at" timestamptz(3) NOT NULL,
	"appeal_state" smallint,
	"appeal_reason" text DEFAULT '' NOT NULL,
	"appeal_time" timestamptz(3),
	"appeal_opinion" text DEFAULT '' NOT NULL,
	CONSTRAINT "start_application_no" UNIQUE("programme_id","apply_no"),
	CONSTRAINT "start_application_status_id_known" CHECK ("start_application"."status_id" in (0, 1)),
	CONSTRAINT "start_application_apply_no_counted" CHECK ("start_application"."apply_no" >= 0),
	CONSTRAINT "start_application_application_state_known" CHECK ("start_application"."application_state" in (0, 1, 2, 3, 4)),
	CONSTRAINT "start_application_score_within" CHECK ("start_application"."score" between 0 and 1000),
	CONSTRAINT "start_application_spread_within" CHECK ("start_application"."spread" between 0 and 1000),
	CONSTRAINT "start_application_appeal_state_known" CHECK ("start_application"."appeal_state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "start_programme" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"whom" text DEFAULT '' NOT NULL,
	"offers" text DEFAULT '' NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"start_fields" smallint[] DEFAULT '{}' NOT NULL,
	"apply_from" text NOT NULL,
	"apply_until" text NOT NULL,
	"read_until" text NOT NULL,
	"places" integer NOT NULL,
	"spread" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"criteria" jsonb NOT NULL,
	"programme_state" smallint DEFAULT 0 NOT NULL,
	"published_at" timestamptz(3),
	"line" integer,
	"result_note" text DEFAULT '' NOT NULL,
	"result_at" timestamptz(3),
	"last_no" integer DEFAULT 0 NOT NULL,
	"facets" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "start_programme_status_id_known" CHECK ("start_programme"."status_id" in (0, 1)),
	CONSTRAINT "start_programme_start_fields_known" CHECK ("start_programme"."start_fields" <@ array[1, 2, 3, 4, 5, 6, 7, 8]::smallint[]),
	CONSTRAINT "start_programme_places_within" CHECK ("start_programme"."places" between 1 and 500),
	CONSTRAINT "start_programme_spread_within" CHECK ("start_programme"."spread" between 1 and 100),
	CONSTRAINT "start_programme_programme_state_known" CHECK ("start_programme"."programme_state" in (0, 1, 2, 3, 4)),
	CONSTRAINT "start_programme_line_within" CHECK ("start_programme"."line" between 0 and 1000),
	CONSTRAINT "start_programme_last_no_counted" CHECK ("start_programme"."last_no" >= 0)
);
--> statement-breakpoint
CREATE TABLE "start_programme_reader" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"programme_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"reader_state" smallint DEFAULT 0 NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"invite_user_no" bigint NOT NULL,
	"answered_at" timestamptz(3),
	CONSTRAINT "start_programme_reader_status_id_known" CHECK ("start_programme_reader"."status_id" in (0, 1)),
	CONSTRAINT "start_programme_reader_reader_state_known" CHECK ("start_programme_reader"."reader_state" in (0, 1, 2, 3))
);
--> statement-breakpoint
CREATE TABLE "start_reading" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"application_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"round" smallint NOT NULL,
	"reading_state" smallint DEFAULT 0 NOT NULL,
	"marks" jsonb,
	"total" integer,
	"words" text DEFAULT '' NOT NULL,
	"due_at" timestamptz(3) NOT NULL,
	"reminded_for" timestamptz(3),
	"submitted_at" timestamptz(3),
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "start_reading_once" UNIQUE("application_id","user_no"),
	CONSTRAINT "start_reading_status_id_known" CHECK ("start_reading"."status_id" in (0, 1)),
	CONSTRAINT "start_reading_round_within" CHECK ("start_reading"."round" between 1 and 4),
	CONSTRAINT "start_reading_reading_state_known" CHECK ("start_reading"."reading_state" in (0, 1, 2)),
	CONSTRAINT "start_reading_total_within" CHECK ("start_reading"."total" between 0 and 1000)
);
--> statement-breakpoint
ALTER TABLE "start_case" ADD CONSTRAINT "start_case_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_case" ADD CONSTRAINT "start_case_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_case" ADD CONSTRAINT "start_case_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_case_person" ADD CONSTRAINT "start_case_person_case_id_start_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."start_case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_case_person" ADD CONSTRAINT "start_case_person_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_application" ADD CONSTRAINT "start_application_programme_id_start_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."start_programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_application" ADD CONSTRAINT "start_application_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_application" ADD CONSTRAINT "start_application_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_programme" ADD CONSTRAINT "start_programme_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_programme" ADD CONSTRAINT "start_programme_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_programme_reader" ADD CONSTRAINT "start_programme_reader_programme_id_start_programme_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."start_programme"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_programme_reader" ADD CONSTRAINT "start_programme_reader_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_programme_reader" ADD CONSTRAINT "start_programme_reader_invite_user_no_user_account_user_no_fk" FOREIGN KEY ("invite_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_reading" ADD CONSTRAINT "start_reading_application_id_start_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."start_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_reading" ADD CONSTRAINT "start_reading_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "start_case_of_org" ON "start_case" USING btree ("org_no","gmt_modified" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "start_case_author_user_no_index" ON "start_case" USING btree ("author_user_no");--> statement-breakpoint
CREATE INDEX "start_case_shown" ON "start_case" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "start_case"."case_state" = 1;--> statement-breakpoint
CREATE INDEX "start_case_facets" ON "start_case" USING gin ("facets") WHERE "start_case"."case_state" = 1;--> statement-breakpoint
CREATE INDEX "start_case_person_of" ON "start_case_person" USING btree ("user_no","consent_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "start_application_once" ON "start_application" USING btree ("programme_id","project_id") WHERE "start_application"."application_state" <> 1;--> statement-breakpoint
CREATE INDEX "start_application_rank" ON "start_application" USING btree ("programme_id","score" DESC NULLS LAST,"apply_no");--> statement-breakpoint
CREATE INDEX "start_application_project_id_id_index" ON "start_application" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "start_application_user_no_id_index" ON "start_application" USING btree ("user_no","id");--> statement-breakpoint
CREATE INDEX "start_programme_of_org" ON "start_programme" USING btree ("org_no","gmt_modified" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "start_programme_author_user_no_index" ON "start_programme" USING btree ("author_user_no");--> statement-breakpoint
CREATE INDEX "start_programme_shown" ON "start_programme" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "start_programme"."programme_state" in (1, 2, 3);--> statement-breakpoint
CREATE INDEX "start_programme_facets" ON "start_programme" USING gin ("facets") WHERE "start_programme"."programme_state" in (1, 2, 3);--> statement-breakpoint
CREATE UNIQUE INDEX "start_programme_reader_once" ON "start_programme_reader" USING btree ("programme_id","user_no") WHERE "start_programme_reader"."reader_state" in (0, 1);--> statement-breakpoint
CREATE INDEX "start_programme_reader_list" ON "start_programme_reader" USING btree ("programme_id","reader_state","id");--> statement-breakpoint
CREATE INDEX "start_programme_reader_of" ON "start_programme_reader" USING btree ("user_no","reader_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "start_programme_reader_invite_user_no_index" ON "start_programme_reader" USING btree ("invite_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "start_reading_round" ON "start_reading" USING btree ("application_id","round") WHERE "start_reading"."reading_state" <> 2;--> statement-breakpoint
CREATE INDEX "start_reading_of" ON "start_reading" USING btree ("user_no","reading_state","due_at","id");--> statement-breakpoint
CREATE INDEX "start_reading_due" ON "start_reading" USING btree ("due_at","id") WHERE "start_reading"."reading_state" = 0;