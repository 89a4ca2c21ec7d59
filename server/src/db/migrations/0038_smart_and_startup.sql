CREATE TABLE "talent_consent" (
	"user_no" bigint PRIMARY KEY NOT NULL,
	"agreed_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talent_invite" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"sender_user_no" bigint NOT NULL,
	"invited_at" timestamptz(3) NOT NULL,
	CONSTRAINT "talent_invite_status_id_known" CHECK ("talent_invite"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "check_result" (
	"application_id" bigint PRIMARY KEY NOT NULL,
	"rule_id" bigint NOT NULL,
	"org_no" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"is_fit" smallint NOT NULL,
	"lacks" text[] DEFAULT '{}' NOT NULL,
	"checked_at" timestamptz(3) NOT NULL,
	"asked_at" timestamptz(3),
	"ask_text" text DEFAULT '' NOT NULL,
	"answered_at" timestamptz(3),
	"answer_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "check_result_is_fit_known" CHECK ("check_result"."is_fit" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "check_rule" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"author_user_no" bigint NOT NULL,
	"conditions" jsonb NOT NULL,
	"is_on" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "check_rule_status_id_known" CHECK ("check_rule"."status_id" in (0, 1)),
	CONSTRAINT "check_rule_is_on_known" CHECK ("check_rule"."is_on" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "talent_fact" (
	"application_id" bigint PRIMARY KEY NOT NULL,
	"org_no" bigint NOT NULL,
	"vacancy_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"applied_at" timestamptz(3) NOT NULL,
	"percent" smallint NOT NULL,
	"reasons" jsonb NOT NULL,
	"degree" smallint DEFAULT 0 NOT NULL,
	"years" smallint,
	"regions" text[] DEFAULT '{}' NOT NULL,
	"schools" text DEFAULT '' NOT NULL,
	"certificates" text DEFAULT '' NOT NULL,
	"honors" text DEFAULT '' NOT NULL,
	"scores" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"levels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"evidence" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"newest_evidence" text DEFAULT '' NOT NULL,
	CONSTRAINT "talent_fact_percent_within" CHECK ("talent_fact"."percent" between 0 and 100),
	CONSTRAINT "talent_fact_degree_within" CHECK ("talent_fact"."degree" between 0 and 9)
);
--> statement-breakpoint
CREATE TABLE "talent_search" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"org_no" bigint NOT NULL,
	"search_name" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"is_alert" smallint DEFAULT 1 NOT NULL,
	"seen_at" timestamptz(3) NOT NULL,
	"alerted_at" timestamptz(3),
	CONSTRAINT "talent_search_status_id_known" CHECK ("talent_search"."status_id" in (0, 1)),
	CONSTRAINT "talent_search_is_alert_known" CHECK ("talent_search"."is_alert" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "founder_facts" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"start_field" smallint,
	"degree_level" smallint,
	"graduated_on" text DEFAULT '' NOT NULL,
	"born_on" text DEFAULT '' NOT NULL,
	"register_state" smallint DEFAULT 0 NOT NULL,
	"registered_on" text DEFAULT '' NOT NULL,
	"team_size" smallint,
	"hired_count" smallint,
	"share_percent" smallint,
	"insured_months" smallint,
	"is_alert" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "founder_facts_user_no_unique" UNIQUE("user_no"),
	CONSTRAINT "founder_facts_status_id_known" CHECK ("founder_facts"."status_id" in (0, 1)),
	CONSTRAINT "founder_facts_start_field_known" CHECK ("founder_facts"."start_field" in (1, 2, 3, 4, 5, 6, 7, 8)),
	CONSTRAINT "founder_facts_degree_level_known" CHECK ("founder_facts"."degree_level" in (1, 2, 3, 4, 5)),
	CONSTRAINT "founder_facts_register_state_known" CHECK ("founder_facts"."register_state" in (0, 1, 2)),
	CONSTRAINT "founder_facts_team_size_within" CHECK ("founder_facts"."team_size" between 1 and 500),
	CONSTRAINT "founder_facts_hired_count_within" CHECK ("founder_facts"."hired_count" between 0 and 500),
	CONSTRAINT "founder_facts_share_percent_within" CHECK ("founder_facts"."share_percent" between 0 and 100),
	CONSTRAINT "founder_facts_insured_months_within" CHECK ("founder_facts"."insured_months" between 0 and 600),
	CONSTRAINT "founder_facts_is_alert_known" CHECK ("founder_facts"."is_alert" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "policy_advocacy" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint,
	"author_user_no" bigint NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"policy_state" smallint DEFAULT 0 NOT NULL,
	"published_at" timestamptz(3),
	"grams" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "policy_advocacy_status_id_known" CHECK ("policy_advocacy"."status_id" in (0, 1)),
	CONSTRAINT "policy_advocacy_policy_state_known" CHECK ("policy_advocacy"."policy_state" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "policy_advocated" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"advocacy_id" bigint NOT NULL,
	"policy_id" bigint NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "policy_advocated_once" UNIQUE("advocacy_id","policy_id"),
	CONSTRAINT "policy_advocated_status_id_known" CHECK ("policy_advocated"."status_id" in (0, 1)),
	CONSTRAINT "policy_advocated_sort_within" CHECK ("policy_advocated"."sort" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "policy_date" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"policy_id" bigint NOT NULL,
	"reminded_on" text DEFAULT '' NOT NULL,
	CONSTRAINT "policy_date_once" UNIQUE("user_no","policy_id"),
	CONSTRAINT "policy_date_status_id_known" CHECK ("policy_date"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "start_policy" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint,
	"author_user_no" bigint NOT NULL,
	"policy_name" text NOT NULL,
	"issued_by" text NOT NULL,
	"doc_number" text DEFAULT '' NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"amount" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"how_to" text DEFAULT '' NOT NULL,
	"source_url" text DEFAULT '' NOT NULL,
	"policy_level" smallint NOT NULL,
	"policy_field" smallint NOT NULL,
	"issued_on" text NOT NULL,
	"apply_from" text DEFAULT '' NOT NULL,
	"apply_until" text DEFAULT '' NOT NULL,
	"valid_until" text DEFAULT '' NOT NULL,
	"original" text DEFAULT '' NOT NULL,
	"papers" text[] DEFAULT '{}' NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"start_fields" smallint[] DEFAULT '{}' NOT NULL,
	"grad_months" smallint,
	"degree_level" smallint,
	"age_years" smallint,
	"registered_most" smallint,
	"registered_least" smallint,
	"team_size" smallint,
	"hired_count" smallint,
	"share_percent" smallint,
	"insured_months" smallint,
	"policy_state" smallint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"told_version" integer DEFAULT 0 NOT NULL,
	"change_note" text DEFAULT '' NOT NULL,
	"published_at" timestamptz(3),
	"facets" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "start_policy_status_id_known" CHECK ("start_policy"."status_id" in (0, 1)),
	CONSTRAINT "start_policy_policy_level_known" CHECK ("start_policy"."policy_level" in (1, 2, 3, 4, 5)),
	CONSTRAINT "start_policy_policy_field_known" CHECK ("start_policy"."policy_field" in (1, 2, 3, 4, 5, 6, 7)),
	CONSTRAINT "start_policy_start_fields_known" CHECK ("start_policy"."start_fields" <@ array[1, 2, 3, 4, 5, 6, 7, 8]::smallint[]),
	CONSTRAINT "start_policy_grad_months_within" CHECK ("start_policy"."grad_months" between 0 and 240),
	CONSTRAINT "start_policy_degree_level_known" CHECK ("start_policy"."degree_level" in (1, 2, 3, 4, 5)),
	CONSTRAINT "start_policy_age_years_within" CHECK ("start_policy"."age_years" between 16 and 70),
	CONSTRAINT "start_policy_registered_most_within" CHECK ("start_policy"."registered_most" between 0 and 240),
	CONSTRAINT "start_policy_registered_least_within" CHECK ("start_policy"."registered_least" between 0 and 240),
	CONSTRAINT "start_policy_team_size_within" CHECK ("start_policy"."team_size" between 1 and 500),
	CONSTRAINT "start_policy_hired_count_within" CHECK ("start_policy"."hired_count" between 1 and 500),
	CONSTRAINT "start_policy_share_percent_within" CHECK ("start_policy"."share_percent" between 1 and 100),
	CONSTRAINT "start_policy_insured_months_within" CHECK ("start_policy"."insured_months" between 1 and 240),
	CONSTRAINT "start_policy_policy_state_known" CHECK ("start_policy"."policy_state" in (0, 1, 2)),
	CONSTRAINT "start_policy_version_within" CHECK ("start_policy"."version" between 0 and 32000),
	CONSTRAINT "start_policy_told_version_within" CHECK ("start_policy"."told_version" between 0 and 32000)
);
--> statement-breakpoint
CREATE TABLE "start_policy_version" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"policy_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"publisher_user_no" bigint NOT NULL,
	"change_note" text DEFAULT '' NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamptz(3) NOT NULL,
	CONSTRAINT "start_policy_version_once" UNIQUE("policy_id","version"),
	CONSTRAINT "start_policy_version_status_id_known" CHECK ("start_policy_version"."status_id" in (0, 1)),
	CONSTRAINT "start_policy_version_version_within" CHECK ("start_policy_version"."version" between 1 and 32000)
);
--> statement-breakpoint
CREATE TABLE "start_project" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"leader_user_no" bigint NOT NULL,
	"host_org_no" bigint,
	"project_name" text NOT NULL,
	"slogan" text DEFAULT '' NOT NULL,
	"start_field" smallint NOT NULL,
	"project_stage" smallint NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"solution" text DEFAULT '' NOT NULL,
	"need" text DEFAULT '' NOT NULL,
	"plan" text DEFAULT '' NOT NULL,
	"figures" text DEFAULT '' NOT NULL,
	"audiences" jsonb NOT NULL,
	"is_shown" smallint DEFAULT 1 NOT NULL,
	"project_state" smallint DEFAULT 0 NOT NULL,
	"state_time" timestamptz(3) NOT NULL,
	"opinion" text DEFAULT '' NOT NULL,
	"facets" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "start_project_status_id_known" CHECK ("start_project"."status_id" in (0, 1)),
	CONSTRAINT "start_project_start_field_known" CHECK ("start_project"."start_field" in (1, 2, 3, 4, 5, 6, 7, 8)),
	CONSTRAINT "start_project_project_stage_known" CHECK ("start_project"."project_stage" in (1, 2, 3, 4, 5)),
	CONSTRAINT "start_project_is_shown_known" CHECK ("start_project"."is_shown" in (0, 1)),
	CONSTRAINT "start_project_project_state_known" CHECK ("start_project"."project_state" in (0, 1, 2, 3, 4, 5, 6, 7))
);
--> statement-breakpoint
CREATE TABLE "start_project_member" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"project_id" bigint NOT NULL,
	"user_no" bigint NOT NULL,
	"team_role" smallint NOT NULL,
	"team_state" smallint NOT NULL,
	"duty" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"invite_user_no" bigint NOT NULL,
	"answered_at" timestamptz(3),
	CONSTRAINT "start_project_member_status_id_known" CHECK ("start_project_member"."status_id" in (0, 1)),
	CONSTRAINT "start_project_member_team_role_known" CHECK ("start_project_member"."team_role" in (1, 2, 3)),
	CONSTRAINT "start_project_member_team_state_known" CHECK ("start_project_member"."team_state" in (0, 1, 2, 3, 4))
);
--> statement-breakpoint
CREATE TABLE "start_project_role" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"project_id" bigint NOT NULL,
	"role_name" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "start_project_role_status_id_known" CHECK ("start_project_role"."status_id" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "start_role_ability" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"role_id" bigint NOT NULL,
	"ability_id" bigint NOT NULL,
	"ability_level" smallint NOT NULL,
	CONSTRAINT "start_role_ability_once" UNIQUE("role_id","ability_id"),
	CONSTRAINT "start_role_ability_status_id_known" CHECK ("start_role_ability"."status_id" in (0, 1)),
	CONSTRAINT "start_role_ability_ability_level_known" CHECK ("start_role_ability"."ability_level" in (1, 2, 3, 4, 5))
);
--> statement-breakpoint
ALTER TABLE "stored_file" DROP CONSTRAINT "stored_file_purpose_known";--> statement-breakpoint
DROP INDEX "vacancy_match_vacancy_id_index";--> statement-breakpoint
ALTER TABLE "vacancy" ADD COLUMN "is_blind" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_consent" ADD CONSTRAINT "talent_consent_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invite" ADD CONSTRAINT "talent_invite_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invite" ADD CONSTRAINT "talent_invite_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invite" ADD CONSTRAINT "talent_invite_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_invite" ADD CONSTRAINT "talent_invite_sender_user_no_user_account_user_no_fk" FOREIGN KEY ("sender_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_result" ADD CONSTRAINT "check_result_application_id_vacancy_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vacancy_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_result" ADD CONSTRAINT "check_result_rule_id_check_rule_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."check_rule"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_result" ADD CONSTRAINT "check_result_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_result" ADD CONSTRAINT "check_result_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_rule" ADD CONSTRAINT "check_rule_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_rule" ADD CONSTRAINT "check_rule_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_rule" ADD CONSTRAINT "check_rule_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_fact" ADD CONSTRAINT "talent_fact_application_id_vacancy_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vacancy_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_fact" ADD CONSTRAINT "talent_fact_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_fact" ADD CONSTRAINT "talent_fact_vacancy_id_vacancy_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancy"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_fact" ADD CONSTRAINT "talent_fact_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_search" ADD CONSTRAINT "talent_search_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talent_search" ADD CONSTRAINT "talent_search_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "founder_facts" ADD CONSTRAINT "founder_facts_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_advocacy" ADD CONSTRAINT "policy_advocacy_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_advocacy" ADD CONSTRAINT "policy_advocacy_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_advocated" ADD CONSTRAINT "policy_advocated_advocacy_id_policy_advocacy_id_fk" FOREIGN KEY ("advocacy_id") REFERENCES "public"."policy_advocacy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_advocated" ADD CONSTRAINT "policy_advocated_policy_id_start_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."start_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_date" ADD CONSTRAINT "policy_date_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_date" ADD CONSTRAINT "policy_date_policy_id_start_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."start_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_policy" ADD CONSTRAINT "start_policy_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_policy" ADD CONSTRAINT "start_policy_author_user_no_user_account_user_no_fk" FOREIGN KEY ("author_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_policy_version" ADD CONSTRAINT "start_policy_version_policy_id_start_policy_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."start_policy"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_policy_version" ADD CONSTRAINT "start_policy_version_publisher_user_no_user_account_user_no_fk" FOREIGN KEY ("publisher_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_project" ADD CONSTRAINT "start_project_leader_user_no_user_account_user_no_fk" FOREIGN KEY ("leader_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_project" ADD CONSTRAINT "start_project_host_org_no_org_info_org_no_fk" FOREIGN KEY ("host_org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_project_member" ADD CONSTRAINT "start_project_member_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_project_member" ADD CONSTRAINT "start_project_member_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_project_member" ADD CONSTRAINT "start_project_member_invite_user_no_user_account_user_no_fk" FOREIGN KEY ("invite_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_project_role" ADD CONSTRAINT "start_project_role_project_id_start_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."start_project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_role_ability" ADD CONSTRAINT "start_role_ability_role_id_start_project_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."start_project_role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "start_role_ability" ADD CONSTRAINT "start_role_ability_ability_id_ability_id_fk" FOREIGN KEY ("ability_id") REFERENCES "public"."ability"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "talent_invite_once" ON "talent_invite" USING btree ("vacancy_id","user_no");--> statement-breakpoint
CREATE INDEX "talent_invite_org_no_index" ON "talent_invite" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "talent_invite_user_no_index" ON "talent_invite" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "talent_invite_sender_user_no_index" ON "talent_invite" USING btree ("sender_user_no");--> statement-breakpoint
CREATE INDEX "check_result_rule_id_index" ON "check_result" USING btree ("rule_id");--> statement-breakpoint
CREATE INDEX "check_result_of_org" ON "check_result" USING btree ("org_no","checked_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "check_result_user_no_index" ON "check_result" USING btree ("user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "check_rule_once" ON "check_rule" USING btree ("vacancy_id");--> statement-breakpoint
CREATE INDEX "check_rule_org_no_id_index" ON "check_rule" USING btree ("org_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "check_rule_author_user_no_index" ON "check_rule" USING btree ("author_user_no");--> statement-breakpoint
CREATE INDEX "talent_fact_org" ON "talent_fact" USING btree ("org_no","percent" DESC NULLS FIRST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "talent_fact_vacancy" ON "talent_fact" USING btree ("vacancy_id","percent" DESC NULLS FIRST,"application_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "talent_fact_new" ON "talent_fact" USING btree ("org_no","applied_at");--> statement-breakpoint
CREATE INDEX "talent_fact_user_no_index" ON "talent_fact" USING btree ("user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "talent_search_once" ON "talent_search" USING btree ("user_no","org_no","conditions");--> statement-breakpoint
CREATE INDEX "talent_search_org_no_index" ON "talent_search" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "talent_search_alert" ON "talent_search" USING btree ("id") WHERE "talent_search"."is_alert" = 1;--> statement-breakpoint
CREATE INDEX "founder_facts_alert" ON "founder_facts" USING btree ("region_code","id") WHERE "founder_facts"."is_alert" = 1;--> statement-breakpoint
CREATE INDEX "policy_advocacy_of_org" ON "policy_advocacy" USING btree ("org_no","policy_state","gmt_modified" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "policy_advocacy_author_user_no_index" ON "policy_advocacy" USING btree ("author_user_no");--> statement-breakpoint
CREATE INDEX "policy_advocacy_fresh" ON "policy_advocacy" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "policy_advocacy"."policy_state" = 1;--> statement-breakpoint
CREATE INDEX "policy_advocacy_grams" ON "policy_advocacy" USING gin ("grams") WHERE "policy_advocacy"."policy_state" = 1;--> statement-breakpoint
CREATE INDEX "policy_advocated_policy_id_index" ON "policy_advocated" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "policy_date_policy_id_index" ON "policy_date" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "start_policy_of_org" ON "start_policy" USING btree ("org_no","policy_state","gmt_modified" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "start_policy_author_user_no_index" ON "start_policy" USING btree ("author_user_no");--> statement-breakpoint
CREATE INDEX "start_policy_fresh" ON "start_policy" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "start_policy"."policy_state" = 1;--> statement-breakpoint
CREATE INDEX "start_policy_due" ON "start_policy" USING btree ("apply_until","id") WHERE "start_policy"."policy_state" = 1;--> statement-breakpoint
CREATE INDEX "start_policy_region" ON "start_policy" USING btree ("region_code","apply_until") WHERE "start_policy"."policy_state" = 1;--> statement-breakpoint
CREATE INDEX "start_policy_facets" ON "start_policy" USING gin ("facets") WHERE "start_policy"."policy_state" = 1;--> statement-breakpoint
CREATE INDEX "start_policy_version_publisher_user_no_index" ON "start_policy_version" USING btree ("publisher_user_no");--> statement-breakpoint
CREATE INDEX "start_project_of_leader" ON "start_project" USING btree ("leader_user_no","project_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "start_project_of_host" ON "start_project" USING btree ("host_org_no","project_state","state_time","id");--> statement-breakpoint
CREATE INDEX "start_project_shown" ON "start_project" USING btree ("state_time" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "start_project"."project_state" in (3, 4, 5) and "start_project"."is_shown" = 1;--> statement-breakpoint
CREATE INDEX "start_project_facets" ON "start_project" USING gin ("facets") WHERE "start_project"."project_state" in (3, 4, 5) and "start_project"."is_shown" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "start_project_member_once" ON "start_project_member" USING btree ("project_id","user_no") WHERE "start_project_member"."team_state" in (0, 1);--> statement-breakpoint
CREATE INDEX "start_project_member_team" ON "start_project_member" USING btree ("project_id","team_state","id");--> statement-breakpoint
CREATE INDEX "start_project_member_of" ON "start_project_member" USING btree ("user_no","team_state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "start_project_member_invite_user_no_index" ON "start_project_member" USING btree ("invite_user_no");--> statement-breakpoint
CREATE INDEX "start_project_role_project_id_id_index" ON "start_project_role" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "start_role_ability_ability_id_index" ON "start_role_ability" USING btree ("ability_id");--> statement-breakpoint
CREATE INDEX "vacancy_match_of" ON "vacancy_match" USING btree ("vacancy_id","percent" DESC NULLS FIRST,"user_no" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_purpose_known" CHECK ("stored_file"."purpose" in ('answer', 'avatar', 'banner', 'chatFile', 'chatPicture', 'chatVoice', 'credit', 'feedback', 'leaveProof', 'licence', 'logo', 'picture', 'policyFile', 'proof', 'resumePicture', 'seal', 'sound', 'task', 'training', 'transferVoucher', 'work'));--> statement-breakpoint
ALTER TABLE "vacancy" ADD CONSTRAINT "vacancy_is_blind_known" CHECK ("vacancy"."is_blind" in (0, 1));