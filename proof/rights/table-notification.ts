/** The part of the table about being told; what is muted is the huddle. */
export const notificationTable = `
readNotificationSummary   ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listNotifications         ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
seeNotifications          ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
readNotifications         ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listNotificationChoices   ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
chooseNotification        ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
chooseNotifications       ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
choosePreset              ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listMutes                 ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
mute                      PUBLIC   401  403  403  200  200  404  200  200  200  200  200  200  200  403
mute                      PRIVATE  401  403  403  404  404  404  200  200  200  200  404  200  200  403
mute                      DRAFT    401  403  403  404  404  404  404  404  404  404  404  200  200  403
unmute                    ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
listPushDevices           ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
savePushDevice            ANY      401  403  403  409  409  409  409  409  409  409  409  409  409  403
removePushDevice          ANY      401  403  403  404  404  404  404  404  404  404  404  404  404  403
testPushDevice            ANY      401  403  403  404  404  404  404  404  404  404  404  404  404  403
readNotificationSettings  ANY      401  403  403  200  200  200  200  200  200  200  200  200  200  403
changeNotificationSettings ANY     401  403  403  200  200  200  200  200  200  200  200  200  200  403
`;
