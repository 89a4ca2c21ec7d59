CREATE INDEX "user_ext_nickname" ON "user_ext" USING btree ("nickname" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "user_ext_name" ON "user_ext" USING btree ("id_card_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "user_identity_user_type_status_id_user_no_index" ON "user_identity" USING btree ("user_type","status_id","user_no");