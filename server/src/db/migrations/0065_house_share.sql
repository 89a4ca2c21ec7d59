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
ALTER TABLE "trade_order" DROP CONSTRAINT "trade_order_close_reason_known";--> statement-breakpoint
DROP INDEX "trade_order_one_live";--> statement-breakpoint
DROP INDEX "trade_order_one_newcomer";--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "is_double" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "house_share" ADD CONSTRAINT "house_share_org_no_org_info_org_no_fk" FOREIGN KEY ("org_no") REFERENCES "public"."org_info"("org_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_share" ADD CONSTRAINT "house_share_lecturer_user_no_user_account_user_no_fk" FOREIGN KEY ("lecturer_user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "house_share_org_no_index" ON "house_share" USING btree ("org_no");--> statement-breakpoint
CREATE INDEX "house_share_actor_user_no_index" ON "house_share" USING btree ("actor_user_no");--> statement-breakpoint
CREATE UNIQUE INDEX "trade_order_one_live" ON "trade_order" USING btree ("user_no","product_type","product_id") WHERE is_double = 0 and (order_status in (1, 3) or (product_type in (1, 3) and order_status in (2, 7, 8)));--> statement-breakpoint
CREATE UNIQUE INDEX "trade_order_one_newcomer" ON "trade_order" USING btree ("user_no") WHERE is_newcomer = 1 and order_status <> 4 and is_double = 0;--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_is_double_known" CHECK ("trade_order"."is_double" in (0, 1));--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_close_reason_known" CHECK ("trade_order"."close_reason" in ('buyer', 'gone', 'merged', 'overdue', 'replaced', 'ungrouped'));--> statement-breakpoint
INSERT INTO "house_share" ("org_no", "lecturer_user_no", "share_ratio", "begins_at")
SELECT l."org_no", l."lecturer_user_no", l."share_ratio", l."gmt_modified" FROM "lecturer" l
JOIN "org_info" o ON o."org_no" = l."org_no" JOIN "user_account" u ON u."user_no" = l."lecturer_user_no";
