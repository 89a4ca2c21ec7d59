-- 简历里的图片不再是公开的图片：与 contract/src/fields/resume.ts 一样
UPDATE "stored_file" AS f SET "purpose" = 'resumePicture'
WHERE f."purpose" = 'picture' AND (
  EXISTS (SELECT 1 FROM "user_work_set" w WHERE w."user_no" = f."user_no" AND w."cover" = '/files/' || f."id" || '.' || f."extension")
  OR EXISTS (SELECT 1 FROM "user_news" n WHERE n."user_no" = f."user_no" AND n."images" ? ('/files/' || f."id" || '.' || f."extension"))
);
