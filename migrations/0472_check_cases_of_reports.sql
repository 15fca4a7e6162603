alter table reports validate constraint reports_case_id_fkey;
