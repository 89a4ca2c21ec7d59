CREATE TABLE "lti_key" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"kid" text NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private" "bytea" NOT NULL,
	"retired_at" timestamptz(3),
	CONSTRAINT "lti_key_kid_unique" UNIQUE("kid")
);
--> statement-breakpoint
CREATE TABLE "lti_link" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"platform_id" bigint NOT NULL,
	"binding_id" bigint NOT NULL,
	"course_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"line_item" text NOT NULL,
	"sent_progress" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamptz(3) DEFAULT now() NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	CONSTRAINT "lti_link_once" UNIQUE("binding_id","course_id","line_item"),
	CONSTRAINT "lti_link_sent_progress_within" CHECK ("lti_link"."sent_progress" between 0 and 10000),
	CONSTRAINT "lti_link_failures_counted" CHECK ("lti_link"."failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "lti_platform" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"platform_name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text DEFAULT '' NOT NULL,
	"deployment_id" text DEFAULT '' NOT NULL,
	"auth_url" text NOT NULL,
	"token_url" text NOT NULL,
	"jwks_url" text NOT NULL,
	CONSTRAINT "lti_platform_status_id_known" CHECK ("lti_platform"."status_id" in (0, 1))
);
--> statement-breakpoint
ALTER TABLE "lti_link" ADD CONSTRAINT "lti_link_platform_id_lti_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_link" ADD CONSTRAINT "lti_link_binding_id_oauth_binding_id_fk" FOREIGN KEY ("binding_id") REFERENCES "public"."oauth_binding"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_link" ADD CONSTRAINT "lti_link_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_platform" ADD CONSTRAINT "lti_platform_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_link_platform_id_index" ON "lti_link" USING btree ("platform_id");--> statement-breakpoint
CREATE INDEX "lti_link_course_id_index" ON "lti_link" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "lti_link_next_try_at_index" ON "lti_link" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "lti_platform_org_no_id_index" ON "lti_platform" USING btree ("org_no","id");