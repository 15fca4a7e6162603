alter table reports validate constraint reports_of_somebody;
