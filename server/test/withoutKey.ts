/** Columns that name another row without a foreign key, `table.column` by the reason for it (docs/decisions/0025). */
export const withoutKey: Record<string, readonly string[]> = {
  '0 stands for the top of a tree': ['*.parent_id'],
  'one of several tables, a kind beside it says which': [
    'attention.ref_no',
    'collection.collection_id',
    'search_document.ref_id',
  ],
  'another aggregate, from which nothing is deleted that anything names': [
    'course.category_id*',
    'course.lecturer_user_no',
    'course.org_no',
    'lecturer.org_no',
    'media_file.*',
    'org_department.head_user_no',
    'stored_file.org_no',
    'upload_session.org_no',
  ],
  'history: who did it, or what came of it': [
    '*.audit_user_no',
    'org_apply.org_no',
    'org_import.user_no',
    'org_info_audit.user_no',
    'user_accusation.reply_user_no',
  ],
  'ledgers and logs: they outlive what they tell of and are written most': [
    'certificate.*',
    'integral_log.*',
    'msg_user.user_no',
    'study_clock.*',
    'study_sitting.*',
    'sys_log.*',
    'user_log_login.*',
    'user_period.*',
  ],
  'the number a row will have, taken before there is one': ['upload_session.media_id'],
  'where somebody stands right now, changed all the time': [
    'user_course.last_period_id',
    'user_session.identity_id',
    'user_session.see_as_role_id',
  ],
};
