DROP INDEX "tag_item_tag_group_tag_name_index";--> statement-breakpoint
CREATE UNIQUE INDEX "tag_item_once" ON "tag_item" USING btree ("tag_group",coalesce("user_no", 0),"tag_name");