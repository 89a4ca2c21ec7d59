/** Tables that name an organization and are not in its export, by the reason. */
export const notTaken: Readonly<Record<string, readonly string[]>> = {
  'somebody else writes it or it is about their own account': [
    'talent_look',
    'talent_block',
    'talent_invite',
    'talent_search',
    'user_identity',
    'lecturer',
    'upload_session',
    'start_project',
    'certificate',
    'org_apply',
    'program_offer',
    'typical_position_use',
    'question_import',
    'talent_import',
  ],
  'a review that the platform or another organization makes': [
    'course_review',
    'program_review',
    'typical_position_review',
    'course_auth_depart',
  ],
  'made of what is in the export, and made anew from it': ['talent_fact', 'check_result', 'talent_twin'],
  'comes with the row that it belongs to': ['interview', 'offer_letter'],
  'the export itself, and how the organization is reached': ['org_export', 'org_site'],
  'how its people are found and let in elsewhere, with secrets that open nothing from here': [
    'school_sso',
    'org_directory',
    'org_directory_run',
    'lti_platform',
  ],
};
