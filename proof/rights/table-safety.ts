/** Return plans, of the outing in question, and emergency contacts. */
export const safetyTable = `
listEmergencyContacts     ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
addEmergencyContact       ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
removeEmergencyContact    ANY      401  403  403  404  404  404  404  404  404  404  404  404  404  403  403  404  404
readContactRequest        ANY      404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
answerContactRequest      ANY      404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
readOverduePlan           ANY      404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
seeToOverduePlan          ANY      404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404  404
listReturnPlans           ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  200  403  200  200
startReturnPlan           PUBLIC   401  403  403  403  403  404  403  403  403  403  403  409  409  403  403  403  403
startReturnPlan           PRIVATE  401  403  403  404  404  404  403  403  403  403  404  409  409  403  403  404  404
startReturnPlan           DRAFT    401  403  403  404  404  404  404  404  404  404  404  422  422  403  403  404  404
readReturnPlan            PUBLIC   401  403  403  404  404  404  404  404  404  200  404  200  200  200  403  404  404
readReturnPlan            PRIVATE  401  403  403  404  404  404  404  404  404  200  404  200  200  200  403  404  404
readReturnPlan            DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  404  403  404  404
changeReturnPlan          PUBLIC   401  403  403  404  404  404  404  404  404  403  404  200  200  403  403  404  404
changeReturnPlan          PRIVATE  401  403  403  404  404  404  404  404  404  403  404  200  200  403  403  404  404
changeReturnPlan          DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
extendReturnPlan          PUBLIC   401  403  403  404  404  404  404  404  404  200  404  200  200  200  403  404  404
extendReturnPlan          PRIVATE  401  403  403  404  404  404  404  404  404  200  404  200  200  200  403  404  404
extendReturnPlan          DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  404  403  404  404
checkIn                   PUBLIC   401  403  403  404  404  404  404  404  404  200  404  200  200  200  403  404  404
checkIn                   PRIVATE  401  403  403  404  404  404  404  404  404  200  404  200  200  200  403  404  404
checkIn                   DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  404  403  404  404
chooseContacts            PUBLIC   401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
chooseContacts            PRIVATE  401  403  403  404  404  404  404  404  404  200  404  200  200  403  403  404  404
chooseContacts            DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
endReturnPlan             PUBLIC   401  403  403  404  404  404  404  404  404  200  404  200  200  200  403  404  404
endReturnPlan             PRIVATE  401  403  403  404  404  404  404  404  404  200  404  200  200  200  403  404  404
endReturnPlan             DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  404  403  404  404
readReturnPlanOfHuddle    PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
readReturnPlanOfHuddle    PRIVATE  401  403  403  404  404  404  200  200  200  200  404  200  200  403  403  404  404
readReturnPlanOfHuddle    DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
`;
