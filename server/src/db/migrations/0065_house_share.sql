CREATE TABLE "house_share" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"org_no" bigint NOT NULL,
	"lecturer_user_no" bigint NOT NULL,
	"share_ratio" smallint NOT NULL,
	"begins_at" timestamptz(3) NOT NULL,
	"actor_user_no" bigint,
	CONSTRAINT "house_share_one_begin" UNIQUE("lecturer_user_no","org_no","begins_at"),
	CONSTRAINT "house_share_share_ratio_within" CHECK ("house_share"."share_ratio" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "house_share" ADD CONSTRAINT "house_share_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_share" ADD CONSTRAINT "house_share_lecturer_user_no_user_account_user_no_fk" FOREIGN KEY ("lecturer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "house_share_org_no_index" ON "house_share" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "house_share_actor_user_no_index" ON "house_share" USING btree ("actor_user_no");--> statement-breakpoint
INSERT INTO "house_share" ("org_no", "lecturer_user_no", "share_ratio", "begins_at")
SELECT l."org_no", l."lecturer_user_no", l."share_ratio", l."gmt_modified" FROM "lecturer" l
JOIN "org_info" o ON o."org_no" = l."org_no" JOIN "user_account" u ON u."user_no" = l."lecturer_user_no";
