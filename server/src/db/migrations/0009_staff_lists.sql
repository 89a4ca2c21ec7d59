DROP INDEX "org_member_org_no_member_status_id_index";--> statement-breakpoint
CREATE INDEX "org_member_by_status" ON "org_member" USING btree ("org_no","member_status","id" DESC NULLS FIRST) WHERE "org_member"."status_id" = 1;--> statement-breakpoint
CREATE INDEX "org_member_newest" ON "org_member" USING btree ("org_no","id" DESC NULLS FIRST) WHERE "org_member"."status_id" = 1;