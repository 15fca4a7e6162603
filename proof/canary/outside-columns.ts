/** The columns about other programs, accounts that are recovered, and people without an account. */
export const outsideTable = `identity_recoveries.email             real   nobody
identity_recoveries.operator          text   nobody
program_tokens.name                    text   club-leaders
webhooks.url                           url    club-leaders
mail_answers.email                     real   nobody
mail_answers.name                      text   nobody
mail_answers.phone                     text   nobody
mail_answers.token                     real   nobody
mail_answer_replies.replies             list   nobody
visitor_reports.email                  real   nobody
visitor_reports.mailbox                real   nobody
visitor_reports.token                  real   nobody
visitor_reports.object_name            text   nobody
visitor_reports.body                   text   nobody
emergency_contacts.token               real   nobody
return_plan_contacts.token             real   nobody
return_plan_check_ins.note             text   return-plan
return_plans.car                       text   return-plan
return_plans.name                      text   return-plan
return_plans.note                      text   return-plan
return_plans.place                     place  return-plan
return_plans.route                     text   return-plan
`;
