/// Screens, a line each: kind, width, height, scale, then the safe area as top, bottom, side and bottom on its side, the
/// release, whether the width class is regular on its side, and the name. Sizes are those of a full-screen app at standard
/// zoom.
enum DeviceTable {
    static let text = """
        phone 320 568 2 20 0 0 0 2016-03 compact iPhone SE (1st generation)
        phone 375 667 2 20 0 0 0 2015-09 compact iPhone 6s
        phone 414 736 3 20 0 0 0 2015-09 wide iPhone 6s Plus
        phone 375 667 2 20 0 0 0 2016-09 compact iPhone 7
        phone 414 736 3 20 0 0 0 2016-09 wide iPhone 7 Plus
        phone 375 667 2 20 0 0 0 2017-09 compact iPhone 8
        phone 414 736 3 20 0 0 0 2017-09 wide iPhone 8 Plus
        phone 375 667 2 20 0 0 0 2020-04 compact iPhone SE (2nd generation)
        phone 375 667 2 20 0 0 0 2022-03 compact iPhone SE (3rd generation)
        phone 375 812 3 44 34 44 21 2017-11 compact iPhone X
        phone 414 896 2 48 34 48 21 2018-10 wide iPhone XR
        phone 375 812 3 44 34 44 21 2018-09 compact iPhone XS
        phone 414 896 3 44 34 44 21 2018-09 wide iPhone XS Max
        phone 414 896 2 48 34 48 21 2019-09 wide iPhone 11
        phone 375 812 3 44 34 44 21 2019-09 compact iPhone 11 Pro
        phone 414 896 3 44 34 44 21 2019-09 wide iPhone 11 Pro Max
        phone 375 812 3 50 34 50 21 2020-11 compact iPhone 12 mini
        phone 390 844 3 47 34 47 21 2020-10 compact iPhone 12
        phone 390 844 3 47 34 47 21 2020-10 compact iPhone 12 Pro
        phone 428 926 3 47 34 47 21 2020-11 wide iPhone 12 Pro Max
        phone 375 812 3 50 34 50 21 2021-09 compact iPhone 13 mini
        phone 390 844 3 47 34 47 21 2021-09 compact iPhone 13
        phone 390 844 3 47 34 47 21 2021-09 compact iPhone 13 Pro
        phone 428 926 3 47 34 47 21 2021-09 wide iPhone 13 Pro Max
        phone 390 844 3 47 34 47 21 2022-09 compact iPhone 14
        phone 428 926 3 47 34 47 21 2022-10 wide iPhone 14 Plus
        phone 390 844 3 47 34 47 21 2025-02 compact iPhone 16e
        phone 393 852 3 59 34 59 21 2022-09 compact iPhone 14 Pro
        phone 430 932 3 59 34 59 21 2022-09 wide iPhone 14 Pro Max
        phone 393 852 3 59 34 59 21 2023-09 compact iPhone 15
        phone 430 932 3 59 34 59 21 2023-09 wide iPhone 15 Plus
        phone 393 852 3 59 34 59 21 2023-09 compact iPhone 15 Pro
        phone 430 932 3 59 34 59 21 2023-09 wide iPhone 15 Pro Max
        phone 393 852 3 59 34 59 21 2024-09 compact iPhone 16
        phone 430 932 3 59 34 59 21 2024-09 wide iPhone 16 Plus
        phone 402 874 3 62 34 62 21 2024-09 compact iPhone 16 Pro
        phone 440 956 3 62 34 62 21 2024-09 wide iPhone 16 Pro Max
        phone 402 874 3 62 34 62 20 2025-09 compact iPhone 17
        phone 420 912 3 68 34 68 29 2025-09 wide iPhone Air
        phone 402 874 3 62 34 62 20 2025-09 compact iPhone 17 Pro
        phone 440 956 3 62 34 62 20 2025-09 wide iPhone 17 Pro Max
        pad 768 1024 2 20 0 0 0 2017-03 wide iPad (5th generation)
        pad 768 1024 2 20 0 0 0 2018-03 wide iPad (6th generation)
        pad 810 1080 2 20 0 0 0 2019-09 wide iPad (7th generation)
        pad 810 1080 2 20 0 0 0 2020-09 wide iPad (8th generation)
        pad 810 1080 2 20 0 0 0 2021-09 wide iPad (9th generation)
        pad 820 1180 2 24 20 0 20 2022-10 wide iPad (10th generation)
        pad 820 1180 2 24 20 0 20 2025-03 wide iPad (A16)
        pad 768 1024 2 20 0 0 0 2019-03 wide iPad mini (5th generation)
        pad 744 1133 2 24 20 0 20 2021-09 wide iPad mini (6th generation)
        pad 744 1133 2 24 20 0 20 2024-10 wide iPad mini (A17 Pro)
        pad 834 1112 2 20 0 0 0 2019-03 wide iPad Air (3rd generation)
        pad 820 1180 2 24 20 0 20 2020-10 wide iPad Air (4th generation)
        pad 820 1180 2 24 20 0 20 2022-03 wide iPad Air (5th generation)
        pad 820 1180 2 24 20 0 20 2024-05 wide iPad Air 11-inch (M2)
        pad 1024 1366 2 24 20 0 20 2024-05 wide iPad Air 13-inch (M2)
        pad 820 1180 2 24 20 0 20 2025-03 wide iPad Air 11-inch (M3)
        pad 1024 1366 2 24 20 0 20 2025-03 wide iPad Air 13-inch (M3)
        pad 834 1112 2 20 0 0 0 2017-06 wide iPad Pro 10.5-inch
        pad 834 1194 2 24 20 0 20 2018-11 wide iPad Pro 11-inch (1st generation)
        pad 834 1194 2 24 20 0 20 2022-10 wide iPad Pro 11-inch (4th generation)
        pad 1024 1366 2 20 0 0 0 2017-06 wide iPad Pro 12.9-inch (2nd generation)
        pad 1024 1366 2 24 20 0 20 2022-10 wide iPad Pro 12.9-inch (6th generation)
        pad 834 1210 2 24 20 0 20 2024-05 wide iPad Pro 11-inch (M4)
        pad 1032 1376 2 24 20 0 20 2024-05 wide iPad Pro 13-inch (M4)
        """
}
