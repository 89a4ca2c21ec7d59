DROP INDEX "trade_order_order_status_id_index";--> statement-breakpoint
CREATE INDEX "trade_order_newest" ON "trade_order" USING btree ("gmt_create" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trade_order_newest_of_state" ON "trade_order" USING btree ("order_status","gmt_create" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trade_order_newest_of_way" ON "trade_order" USING btree ("pay_type","gmt_create" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trade_order_newest_of_type" ON "trade_order" USING btree ("product_type","gmt_create" DESC NULLS FIRST,"id" DESC NULLS FIRST);