CREATE SEQUENCE "public"."ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "adv" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"adv_title" text NOT NULL,
	"adv_kicker" text DEFAULT '' NOT NULL,
	"adv_text" text DEFAULT '' NOT NULL,
	"adv_button" text DEFAULT '' NOT NULL,
	"adv_img" text DEFAULT '' NOT NULL,
	"adv_url" text DEFAULT '' NOT NULL,
	"adv_target" text DEFAULT '_self' NOT NULL,
	"adv_location" smallint DEFAULT 1 NOT NULL,
	"plat_show" smallint DEFAULT 0 NOT NULL,
	"begin_time" timestamptz(3) NOT NULL,
	"end_time" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dict_item" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"dict_key" text NOT NULL,
	"parent_value" text DEFAULT '' NOT NULL,
	"value" text NOT NULL,
	"label" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nav_bar" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"nav_title" text NOT NULL,
	"nav_url" text NOT NULL,
	"target" text DEFAULT '_self' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"channel" text NOT NULL,
	"receiver" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_config" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"config_name" text NOT NULL,
	"config_key" text NOT NULL,
	"config_value" text DEFAULT '' NOT NULL,
	"config_show" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "sys_config_config_key_unique" UNIQUE("config_key")
);
--> statement-breakpoint
CREATE TABLE "tag_item" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"tag_group" text NOT NULL,
	"tag_name" text NOT NULL,
	"user_no" bigint
);
--> statement-breakpoint
CREATE TABLE "tree_node" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"parent_code" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"level" smallint NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_accusation" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"accusation_type" text NOT NULL,
	"content" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"target_url" text DEFAULT '' NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"handle_status" smallint DEFAULT 1 NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"reply_time" timestamptz(3),
	"reply_user_no" bigint
);
--> statement-breakpoint
CREATE TABLE "website" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"keyword" text DEFAULT '' NOT NULL,
	"desc" text DEFAULT '' NOT NULL,
	"copyright" text DEFAULT '' NOT NULL,
	"icp" text DEFAULT '' NOT NULL,
	"prn" text DEFAULT '' NOT NULL,
	"prn_no" text DEFAULT '' NOT NULL,
	"is_enable_statistics" smallint DEFAULT 0 NOT NULL,
	"statistics_code" text DEFAULT '' NOT NULL,
	"is_show_service" smallint DEFAULT 0 NOT NULL,
	"service1" text DEFAULT '' NOT NULL,
	"service2" text DEFAULT '' NOT NULL,
	"service3" text DEFAULT '' NOT NULL,
	"service4" text DEFAULT '' NOT NULL,
	"service5" text DEFAULT '' NOT NULL,
	"wx_code" text DEFAULT '' NOT NULL,
	"wb_code" text DEFAULT '' NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"ico" text DEFAULT '' NOT NULL,
	"h5_domain" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"support_url" text DEFAULT '' NOT NULL,
	"is_enable_vip" smallint DEFAULT 0 NOT NULL,
	"user_agreement" text DEFAULT '' NOT NULL,
	"privacy_policy" text DEFAULT '' NOT NULL,
	"entry_agreement" text DEFAULT '' NOT NULL,
	"recruit_title" text DEFAULT '' NOT NULL,
	"recruit_info" text DEFAULT '' NOT NULL,
	"shell_hosts" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website_link" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"link_name" text NOT NULL,
	"link_url" text NOT NULL,
	"link_target" text DEFAULT '_blank' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website_nav" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"parent_id" bigint DEFAULT '0' NOT NULL,
	"nav_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website_nav_article" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"nav_id" bigint NOT NULL,
	"art_title" text NOT NULL,
	"art_pic" text DEFAULT '' NOT NULL,
	"art_desc" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zone" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"zone_name" text NOT NULL,
	"zone_desc" text DEFAULT '' NOT NULL,
	"zone_type" smallint DEFAULT 1 NOT NULL,
	"zone_location" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"window_ends" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_role" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"role_name" text NOT NULL,
	"org_no" bigint,
	"user_type" smallint NOT NULL,
	"power_level" smallint DEFAULT 1 NOT NULL,
	"is_built_in" smallint DEFAULT 0 NOT NULL,
	"codes" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_log_login" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"user_no" bigint,
	"account" text NOT NULL,
	"way" text NOT NULL,
	"login_status" smallint NOT NULL,
	"login_ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_binding" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"source" text NOT NULL,
	"open_id" text NOT NULL,
	"user_no" bigint,
	"nickname" text DEFAULT '' NOT NULL,
	"head_img_url" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "org_info" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"org_no" bigint NOT NULL,
	"org_type" smallint NOT NULL,
	"org_name" text NOT NULL,
	"org_logo_img" text DEFAULT '' NOT NULL,
	"org_domain" text DEFAULT '' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"industry" text DEFAULT '' NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "org_info_org_no_unique" UNIQUE("org_no")
);
--> statement-breakpoint
CREATE TABLE "user_session" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_no" bigint NOT NULL,
	"identity_id" bigint NOT NULL,
	"terminal_type" smallint DEFAULT 1 NOT NULL,
	"ttl_seconds" integer NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"last_seen" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	"ended_reason" text,
	"ip" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	CONSTRAINT "user_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "ticket" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" text DEFAULT '{}' NOT NULL,
	"expires_at" timestamptz(3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"mobile" text,
	"email" text,
	"password_hash" text DEFAULT '' NOT NULL,
	"register_source" text DEFAULT 'web' NOT NULL,
	"referral_code" text NOT NULL,
	"referred_by" bigint,
	CONSTRAINT "user_account_user_no_unique" UNIQUE("user_no"),
	CONSTRAINT "user_account_mobile_unique" UNIQUE("mobile"),
	CONSTRAINT "user_account_email_unique" UNIQUE("email"),
	CONSTRAINT "user_account_referral_code_unique" UNIQUE("referral_code")
);
--> statement-breakpoint
CREATE TABLE "user_ext" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"nickname" text DEFAULT '' NOT NULL,
	"id_card_name" text DEFAULT '' NOT NULL,
	"head_img_url" text DEFAULT '' NOT NULL,
	"sex" smallint DEFAULT 3 NOT NULL,
	"age" smallint,
	"remark" text DEFAULT '' NOT NULL,
	"is_recommended" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "user_ext_user_no_unique" UNIQUE("user_no")
);
--> statement-breakpoint
CREATE TABLE "user_identity" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"user_no" bigint NOT NULL,
	"user_type" smallint NOT NULL,
	"org_no" bigint,
	"role_id" bigint NOT NULL,
	"job_number" text
);
--> statement-breakpoint
CREATE TABLE "verify_code" (
	"receiver" text NOT NULL,
	"scene" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamptz(3) NOT NULL,
	"expires_at" timestamptz(3) NOT NULL,
	CONSTRAINT "verify_code_receiver_scene_pk" PRIMARY KEY("receiver","scene")
);
--> statement-breakpoint
CREATE INDEX "adv_adv_location_plat_show_index" ON "adv" USING btree ("adv_location","plat_show");--> statement-breakpoint
CREATE UNIQUE INDEX "dict_item_dict_key_value_index" ON "dict_item" USING btree ("dict_key","value");--> statement-breakpoint
CREATE INDEX "outbox_message_receiver_index" ON "outbox_message" USING btree ("receiver");--> statement-breakpoint
CREATE INDEX "outbox_message_gmt_create_index" ON "outbox_message" USING btree ("gmt_create");--> statement-breakpoint
CREATE UNIQUE INDEX "tag_item_tag_group_tag_name_index" ON "tag_item" USING btree ("tag_group","tag_name");--> statement-breakpoint
CREATE UNIQUE INDEX "tree_node_kind_code_index" ON "tree_node" USING btree ("kind","code");--> statement-breakpoint
CREATE INDEX "tree_node_kind_parent_code_index" ON "tree_node" USING btree ("kind","parent_code");--> statement-breakpoint
CREATE INDEX "user_accusation_user_no_id_index" ON "user_accusation" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_accusation_handle_status_id_index" ON "user_accusation" USING btree ("handle_status","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "website_nav_parent_id_index" ON "website_nav" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "website_nav_article_nav_id_index" ON "website_nav_article" USING btree ("nav_id");--> statement-breakpoint
CREATE INDEX "user_log_login_user_no_id_index" ON "user_log_login" USING btree ("user_no","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "oauth_binding_source_open_id_index" ON "oauth_binding" USING btree ("source","open_id");--> statement-breakpoint
CREATE INDEX "oauth_binding_user_no_index" ON "oauth_binding" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "org_info_org_type_status_id_sort_id_index" ON "org_info" USING btree ("org_type","status_id","sort" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "user_session_user_no_terminal_type_index" ON "user_session" USING btree ("user_no","terminal_type");--> statement-breakpoint
CREATE INDEX "user_session_expires_at_index" ON "user_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "ticket_expires_at_index" ON "ticket" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_identity_once" ON "user_identity" USING btree ("user_no","user_type",coalesce("org_no", 0));--> statement-breakpoint
CREATE UNIQUE INDEX "user_identity_org_no_job_number_index" ON "user_identity" USING btree ("org_no","job_number");--> statement-breakpoint
CREATE INDEX "user_identity_role_id_index" ON "user_identity" USING btree ("role_id");