-- Kilometres between two points as the crow flies, the same as `kmBetween`; `distance.test.ts` holds them against each
-- other. Less than a billionth of a degree is as much as that: a smaller number would be an error where it is squared.
create function km_between(lat float8, lng float8, other_lat float8, other_lng float8) returns float8
  language sql immutable strict parallel safe
  return 2 * 6371 * asin(least(1, sqrt(
    power(sin(radians(greatest(abs(other_lat - lat), 1e-9)) / 2), 2)
    + cos(radians(greatest(abs(lat), 1e-9))) * cos(radians(greatest(abs(other_lat), 1e-9)))
      * power(sin(radians(greatest(abs(other_lng - lng), 1e-9)) / 2), 2))));
