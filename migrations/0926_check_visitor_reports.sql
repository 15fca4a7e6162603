alter table reports validate constraint reports_visitor_id_fkey;
alter table reports validate constraint reports_of_one;
alter table moderation_cases validate constraint moderation_cases_doubts_check;
