import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CarpoolPlan } from '../contract/views.ts';
import type { Askers } from '../rules/access.ts';
import type { CarpoolChange } from '../rules/changes.ts';
import type { RideState } from '../rules/ride.ts';
import type { Leg, TripType } from '../rules/trip.ts';

type Names<Key extends string> = Readonly<Record<Key, MessageDescriptor>>;

export const tripNames: Names<TripType> = {
  ROUND: msg`There and back`,
  DEPART: msg`There only`,
  RETURN: msg`Back only`,
};

export const legNames: Names<Leg> = { OUT: msg`There`, BACK: msg`Back` };

export const stateNames: Names<RideState> = {
  ASKED: msg`Asked`,
  OFFERED: msg`Offered`,
  ACCEPTED: msg`Rides along`,
  WAITING: msg`Waits for a seat`,
  DECLINED: msg`Declined`,
  CANCELLED: msg`Taken back`,
  LEFT: msg`Stepped back`,
  REMOVED: msg`Taken off`,
};

export const myStateNames: Names<RideState> = {
  ASKED: msg`You have asked`,
  OFFERED: msg`A seat for you`,
  ACCEPTED: msg`You ride along`,
  WAITING: msg`You wait for a seat`,
  DECLINED: msg`No seat for you`,
  CANCELLED: msg`Taken back`,
  LEFT: msg`You stepped back`,
  REMOVED: msg`You were taken off`,
};

export const changeNames: Names<CarpoolChange> = {
  DEPARTURE: msg`when you leave`,
  RETURN: msg`when you drive back`,
  ORIGIN: msg`where the ride begins`,
  DESTINATION: msg`where the ride leads`,
  STOPS: msg`the stops`,
};

export const askerNames: Names<Askers> = {
  PARTICIPANTS: msg`People of the huddle`,
  FOLLOWERS: msg`People who follow me`,
  EVERYONE: msg`Everybody here`,
};

export const welcomeNames: Names<CarpoolPlan['welcome'][number]> = {
  CHILDREN: msg`Children`,
  PETS: msg`Pets`,
  LUGGAGE: msg`Large luggage`,
  SMOKING: msg`Smoking`,
};
