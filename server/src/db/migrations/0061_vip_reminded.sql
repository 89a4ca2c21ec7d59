ALTER TABLE "vip_span" ADD COLUMN "reminded_for" timestamptz(3);--> statement-breakpoint
ALTER TABLE "vip_span" ADD COLUMN "reminded_days" smallint;--> statement-breakpoint
CREATE INDEX "vip_span_ending" ON "vip_span" USING btree ("ends_at") WHERE is_back = 0 and exchanged_for is null;--> statement-breakpoint
ALTER TABLE "vip_span" ADD CONSTRAINT "vip_span_reminded_days_within" CHECK ("vip_span"."reminded_days" between 1 and 7);--> statement-breakpoint
ALTER TABLE "vip_span" ADD CONSTRAINT "vip_span_reminded" CHECK (num_nonnulls("vip_span"."reminded_for", "vip_span"."reminded_days") in (0, 2));