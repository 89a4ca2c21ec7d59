CREATE TABLE "vip_set" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"vip_name" text NOT NULL,
	"vip_level" smallint NOT NULL,
	"price" bigint NOT NULL,
	"days" smallint NOT NULL,
	"rights" text DEFAULT '' NOT NULL,
	CONSTRAINT "vip_set_status_id_known" CHECK ("vip_set"."status_id" in (0, 1)),
	CONSTRAINT "vip_set_vip_level_known" CHECK ("vip_set"."vip_level" in (1, 2)),
	CONSTRAINT "vip_set_price_positive" CHECK ("vip_set"."price" > 0),
	CONSTRAINT "vip_set_days_within" CHECK ("vip_set"."days" between 1 and 3660)
);
--> statement-breakpoint
CREATE TABLE "vip_span" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) NOT NULL,
	"user_no" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"vip_level" smallint NOT NULL,
	"days" smallint NOT NULL,
	"paid" bigint NOT NULL,
	"starts_at" timestamptz(3) NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	"exchanged_for" bigint,
	"is_back" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "vip_span_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "vip_span_vip_level_known" CHECK ("vip_span"."vip_level" in (1, 2)),
	CONSTRAINT "vip_span_days_within" CHECK ("vip_span"."days" between 1 and 3660),
	CONSTRAINT "vip_span_paid_positive" CHECK ("vip_span"."paid" > 0),
	CONSTRAINT "vip_span_is_back_known" CHECK ("vip_span"."is_back" in (0, 1)),
	CONSTRAINT "vip_span_ends_later" CHECK ("vip_span"."ends_at" > "vip_span"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" bigint PRIMARY KEY DEFAULT nextval('ids') NOT NULL,
	"gmt_create" timestamptz(3) DEFAULT now() NOT NULL,
	"gmt_modified" timestamptz(3) DEFAULT now() NOT NULL,
	"status_id" smallint DEFAULT 1 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"promotion_type" smallint NOT NULL,
	"promotion_name" text NOT NULL,
	"course_id" bigint NOT NULL,
	"price" integer NOT NULL,
	"floor_price" integer NOT NULL,
	"begin_time" timestamptz(3) NOT NULL,
	"end_time" timestamptz(3) NOT NULL,
	CONSTRAINT "promotion_status_id_known" CHECK ("promotion"."status_id" in (0, 1)),
	CONSTRAINT "promotion_promotion_type_known" CHECK ("promotion"."promotion_type" in (1)),
	CONSTRAINT "promotion_price_positive" CHECK ("promotion"."price" > 0),
	CONSTRAINT "promotion_floor_price_positive" CHECK ("promotion"."floor_price" > 0),
	CONSTRAINT "promotion_above_floor" CHECK ("promotion"."price" >= "promotion"."floor_price"),
	CONSTRAINT "promotion_ends_later" CHECK ("promotion"."end_time" > "promotion"."begin_time")
);
--> statement-breakpoint
CREATE TABLE "promotion_stock" (
	"promotion_id" bigint PRIMARY KEY NOT NULL,
	"stock" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "promotion_stock_stock_counted" CHECK ("promotion_stock"."stock" >= 0),
	CONSTRAINT "promotion_stock_taken_counted" CHECK ("promotion_stock"."taken" >= 0),
	CONSTRAINT "promotion_stock_not_oversold" CHECK ("promotion_stock"."taken" <= "promotion_stock"."stock")
);
--> statement-breakpoint
ALTER TABLE "trade_order" DROP CONSTRAINT "trade_order_product_type_known";--> statement-breakpoint
DROP INDEX "trade_order_one_live";--> statement-breakpoint
ALTER TABLE "course_audit" ADD COLUMN "course_svip_discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "course" ADD COLUMN "course_svip_discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "vip_terms" jsonb;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "is_vip_price" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "trade_order" ADD COLUMN "promotion_id" bigint;--> statement-breakpoint
ALTER TABLE "vip_span" ADD CONSTRAINT "vip_span_user_no_user_account_user_no_fk" FOREIGN KEY ("user_no") REFERENCES "public"."user_account"("user_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_span" ADD CONSTRAINT "vip_span_order_id_trade_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_span" ADD CONSTRAINT "vip_span_exchanged_for_trade_order_id_fk" FOREIGN KEY ("exchanged_for") REFERENCES "public"."trade_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_stock" ADD CONSTRAINT "promotion_stock_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vip_span_live" ON "vip_span" USING btree ("user_no","ends_at") WHERE is_back = 0 and exchanged_for is null;--> statement-breakpoint
CREATE INDEX "vip_span_user_no_index" ON "vip_span" USING btree ("user_no");--> statement-breakpoint
CREATE INDEX "vip_span_exchanged_for_index" ON "vip_span" USING btree ("exchanged_for");--> statement-breakpoint
CREATE INDEX "promotion_course_id_end_time_index" ON "promotion" USING btree ("course_id","end_time");--> statement-breakpoint
CREATE INDEX "promotion_running" ON "promotion" USING btree ("end_time","id") WHERE status_id = 1;--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trade_order_promotion_id_index" ON "trade_order" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "user_account_referred" ON "user_account" USING btree ("referred_by","id" DESC NULLS FIRST) WHERE referred_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "trade_order_one_live" ON "trade_order" USING btree ("user_no","product_type","product_id") WHERE order_status in (1, 3) or (product_type = 1 and order_status in (2, 7));--> statement-breakpoint
ALTER TABLE "course_audit" ADD CONSTRAINT "course_audit_course_svip_discount_counted" CHECK ("course_audit"."course_svip_discount" >= 0);--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_course_svip_discount_counted" CHECK ("course"."course_svip_discount" >= 0);--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_is_vip_price_known" CHECK ("trade_order"."is_vip_price" in (0, 1));--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_vip_terms" CHECK (("trade_order"."vip_terms" is not null) = ("trade_order"."product_type" = 2));--> statement-breakpoint
ALTER TABLE "trade_order" ADD CONSTRAINT "trade_order_product_type_known" CHECK ("trade_order"."product_type" in (1, 2));