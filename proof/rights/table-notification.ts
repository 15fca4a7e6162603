/** The part of the table about being told; what is muted is the huddle. */
export const notificationTable = `
readNotificationSummary   ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listNotifications         ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
seeNotifications          ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
readNotifications         ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
readNotificationsAbout    ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
readNotification          ANY      401  403  403  404  404  404  404  404  404  404  404  404  404  403  403  404  404
readNotificationWeek      ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
answerLess                ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listNotificationChoices   ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
chooseNotification        ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
chooseNotifications       ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
choosePreset              ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listMutes                 ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
mute                      PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403  403  200  200
mute                      PRIVATE  401  403  403  404  404  404  200  200  200  200  404  200  200  403  403  404  404
mute                      DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403  403  404  404
unmute                    ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
listPushDevices           ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
savePushDevice            ANY      401  403  403  409  409  409  409  409  409  409  409  409  409  403  403  409  409
removePushDevice          ANY      401  403  403  404  404  404  404  404  404  404  404  404  404  403  403  404  404
testPushDevice            ANY      401  403  403  404  404  404  404  404  404  404  404  404  404  403  403  404  404
readNotificationSettings  ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
changeNotificationSettings ANY     401  403  403  200  200  200  200  200  200  200  200  200  200  403  403  200  200
`;
